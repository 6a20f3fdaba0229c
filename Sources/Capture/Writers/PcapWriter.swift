import WireFormat

/// Writes pcap with microseconds, little-endian (docs/capture-formats.md chapter 6).
package struct PcapWriter: CaptureWriter {
    private let kind: PcapPacketKind

    /// Makes a writer.
    package init(_ kind: PcapPacketKind) {
        self.kind = kind
    }

    package func begin(_ output: inout ByteWriter) { PcapLayout.header(linkType: kind.rawValue, to: &output) }

    @discardableResult
    package func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool {
        guard let opcode = MonitorOpcode.opcode(type: packet.packetType, packet.writtenDirection) else { return false }
        PcapLayout.packet(
            time: packet.unsignedTime, originalLength: packet.originalLength, kind.prefix(packet, opcode: opcode), bytes,
            to: &output)
        return true
    }
}
