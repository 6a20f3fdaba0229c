import WireFormat

/// Writes PacketLogger version 1, big-endian (docs/capture-formats.md chapter 4); it keeps no adapters and no original lengths.
package struct PacketLoggerWriter: CaptureWriter {
    /// Makes a writer.
    package init() {}

    package func begin(_ output: inout ByteWriter) {}

    @discardableResult
    package func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool {
        guard let type = PacketLoggerRecordType(packetType: packet.packetType, packet.writtenDirection) else { return false }
        Self.record(packet, type: type.rawValue, bytes.whole, of: bytes, to: &output)
        return true
    }

    /// Writes a record of PacketLogger's type `type`, a packet or a note.
    static func record(
        _ packet: WritablePacket, type: UInt8, _ range: ByteRange, of bytes: RawSpan, to output: inout ByteWriter
    ) {
        output.bigEndian(UInt32(clamping: range.count + 9))
        output.bigEndian(UInt32(clamping: packet.unsignedTime / 1_000_000))
        output.bigEndian(UInt32(packet.unsignedTime % 1_000_000))
        output.byte(type)
        output.append(range, of: bytes)
    }
}
