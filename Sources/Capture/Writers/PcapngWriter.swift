import WireFormat

/// Writes pcapng, little-endian: one section, one interface, enhanced packets with direction flags
/// (docs/capture-formats.md chapter 7).
package struct PcapngWriter: CaptureWriter {
    private let kind: PcapPacketKind

    /// Makes a writer.
    package init(_ kind: PcapPacketKind) {
        self.kind = kind
    }

    package func begin(_ output: inout ByteWriter) {
        PcapngBlocks.section(application: "", to: &output)
        PcapngBlocks.interface(PcapngBlocks.Interface(linkType: kind.rawValue), to: &output)
    }

    @discardableResult
    package func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool {
        guard let opcode = MonitorOpcode.opcode(type: packet.packetType, packet.writtenDirection) else { return false }
        let block = PcapngBlocks.Packet(
            interface: 0, ticks: packet.unsignedTime, originalLength: packet.originalLength, direction: packet.writtenDirection)
        PcapngBlocks.packet(block, kind.prefix(packet, opcode: opcode), bytes, to: &output)
        return true
    }
}
