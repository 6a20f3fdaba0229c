import WireFormat

/// Writes pcapng, little-endian: one section, one interface, enhanced packets with direction flags
/// (docs/capture-formats.md chapter 7).
package struct PcapngWriter: CaptureWriter {
    /// Everything of a packet block but the packet: framing 12, fixed part 20, the flags option 8, its end 4.
    private static let overhead = 44

    private let kind: PcapPacketKind

    /// Makes a writer.
    package init(_ kind: PcapPacketKind) {
        self.kind = kind
    }

    package func begin(_ output: inout ByteWriter) {
        output.littleEndian(PcapngBlock.Kind.section.rawValue)
        output.littleEndian(UInt32(28))
        output.littleEndian(UInt32(0x1A2B_3C4D))
        output.littleEndian(UInt16(1))
        output.littleEndian(UInt16(0))
        output.littleEndian(Int64(-1))
        output.littleEndian(UInt32(28))
        writeInterface(&output)
    }

    @discardableResult
    package func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool {
        guard let opcode = MonitorOpcode.opcode(type: packet.packetType, packet.writtenDirection) else { return false }
        let length = bytes.byteCount + kind.prefixLength
        let padding = -length & 3
        let total = UInt32(clamping: length + padding + Self.overhead)
        output.littleEndian(PcapngBlock.Kind.enhancedPacket.rawValue)
        output.littleEndian(total)
        output.littleEndian(UInt32(0))
        output.littleEndian(UInt32(truncatingIfNeeded: packet.unsignedTime >> 32))
        output.littleEndian(UInt32(truncatingIfNeeded: packet.unsignedTime))
        output.littleEndian(UInt32(clamping: length))
        output.littleEndian(UInt32(clamping: max(packet.originalLength, bytes.byteCount) + kind.prefixLength))
        kind.writePrefix(packet, opcode: opcode, to: &output)
        output.append(bytes.whole, of: bytes)
        output.fill(0, count: padding)
        writeFlags(packet, &output)
        output.littleEndian(total)
        return true
    }

    /// The interface block, with `if_tsresol` 6: microseconds.
    private func writeInterface(_ output: inout ByteWriter) {
        output.littleEndian(PcapngBlock.Kind.interface.rawValue)
        output.littleEndian(UInt32(32))
        output.littleEndian(UInt16(truncatingIfNeeded: kind.rawValue))
        output.littleEndian(UInt16(0))
        output.littleEndian(UInt32(262_144))
        output.append([9, 0, 1, 0, 6, 0, 0, 0])
        output.littleEndian(UInt32(0))
        output.littleEndian(UInt32(32))
    }

    /// Option 2, `epb_flags`: 1 inbound, 2 outbound.
    private func writeFlags(_ packet: WritablePacket, _ output: inout ByteWriter) {
        output.littleEndian(UInt16(2))
        output.littleEndian(UInt16(4))
        output.littleEndian(UInt32(packet.isReceived ? 1 : 2))
        output.littleEndian(UInt32(0))
    }
}
