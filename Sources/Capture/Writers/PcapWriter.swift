import WireFormat

/// Writes pcap with microseconds, little-endian (docs/capture-formats.md chapter 6).
package struct PcapWriter: CaptureWriter {
    private let kind: PcapPacketKind

    /// Makes a writer.
    package init(_ kind: PcapPacketKind) {
        self.kind = kind
    }

    package func begin(_ output: inout ByteWriter) {
        output.littleEndian(UInt32(0xA1B2_C3D4))
        output.littleEndian(UInt16(2))
        output.littleEndian(UInt16(4))
        output.littleEndian(UInt64(0))
        output.littleEndian(UInt32(262_144))
        output.littleEndian(kind.rawValue)
    }

    @discardableResult
    package func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool {
        guard let opcode = MonitorOpcode.opcode(type: packet.packetType, packet.writtenDirection) else { return false }
        output.littleEndian(UInt32(clamping: packet.unsignedTime / 1_000_000))
        output.littleEndian(UInt32(packet.unsignedTime % 1_000_000))
        output.littleEndian(UInt32(clamping: bytes.byteCount + kind.prefixLength))
        output.littleEndian(UInt32(clamping: max(packet.originalLength, bytes.byteCount) + kind.prefixLength))
        kind.writePrefix(packet, opcode: opcode, to: &output)
        output.append(bytes.whole, of: bytes)
        return true
    }
}
