import WireFormat

/// The records of Apple's PacketLogger, in either byte order (docs/capture-formats.md chapter 4).
struct PacketLoggerLayout: RecordLayout {
    static let hasFileHeader = false

    /// Big-endian is version 1, little-endian version 2.
    let isBigEndian: Bool

    mutating func step<Sink: CaptureSink>(
        _ bytes: RawSpan, at offset: Int, position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep {
        guard let header = PacketLoggerHeader(bytes, at: offset, isBigEndian: isBigEndian) else {
            return untyped(bytes, at: offset, &stream)
        }
        guard header.isPlausible else { return .damaged }
        guard bytes.byteCount &- offset >= header.total else { return .needs(header.total) }
        if header.length == 8 {
            stream.skipRecord()
            return .done(header.total)
        }
        if !header.hasTime { reportTime(header, position, &stream, &sink) }
        bytes.withBytes(ByteRange(offset &+ PacketLoggerHeader.size, Int(header.length) &- 9)) { packet in
            let record = CaptureRecord(
                number: stream.nextNumber, time: header.time, direction: header.type.direction, linkType: .hci,
                tag: header.type.tag, originalLength: packet.byteCount, fileOffset: position)
            stream.deliver(record, packet, to: &sink, isPacket: header.type.isPacket)
        }
        return .done(header.total)
    }

    /// A record of length 8 has no type byte, so that the last one of a file is 12 bytes long.
    private func untyped(_ bytes: RawSpan, at offset: Int, _ stream: inout RecordStream) -> RecordStep {
        guard bytes.byteCount &- offset == 12 else { return .needs(PacketLoggerHeader.size) }
        var cursor = ByteCursor(ByteRange(offset, 12), layer: .capture)
        guard (try? cursor.integer(bytes, UInt32.self, isBigEndian: isBigEndian)) == 8 else {
            return .needs(PacketLoggerHeader.size)
        }
        stream.skipRecord()
        return .done(12)
    }

    private func reportTime<Sink: CaptureSink>(
        _ header: PacketLoggerHeader, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) {
        stream.reportOnce(
            .badTime, "microseconds \(header.microseconds) are out of range (0 to 999999): time unknown", offset: position,
            to: &sink)
    }
}
