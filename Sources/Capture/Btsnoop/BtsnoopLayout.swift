import WireFormat

/// The records of btsnoop, and its file header wherever one stands: files joined with `cat` have several.
///
/// Layout: docs/capture-formats.md chapter 1; everything is big-endian.
struct BtsnoopLayout: RecordLayout {
    static let hasFileHeader = true

    /// The first eight bytes of the file header.
    static let magic = [UInt8]("btsnoop\0".utf8)
    /// The number of bytes of the file header.
    static let headerSize = 16

    /// What the records hold; nil before the first file header.
    private(set) var datalink: BtsnoopDatalink?
    /// The last record's header.
    private(set) var last: BtsnoopHeader?
    /// Why the format is not supported, once a file header says so.
    private(set) var refusal: String?

    @inline(__always)
    mutating func step<Sink: CaptureSink>(
        _ bytes: RawSpan, at offset: Int, position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) -> RecordStep {
        guard let datalink, let header = BtsnoopHeader(bytes, at: offset), header.isPlausible else {
            return fileHeader(bytes, at: offset)
        }
        let total = BtsnoopHeader.size &+ Int(header.included)
        guard bytes.byteCount &- offset >= total else { return .needs(total) }
        if header.drops > last?.drops ?? 0 { reportDrops(header, position, &stream, &sink) }
        last = header
        let packet = bytes.extracting(offset &+ BtsnoopHeader.size..<offset &+ total)
        let record = Self.record(header, datalink, packet, number: stream.nextNumber, position)
        stream.deliver(record, packet, to: &sink)
        return .done(total)
    }

    /// Takes the file header at `offset`; any other 24 bytes there are damage.
    private mutating func fileHeader(_ bytes: RawSpan, at offset: Int) -> RecordStep {
        let rest = bytes.byteCount &- offset
        guard Self.mayBeMagic(bytes, at: offset) else {
            return rest < BtsnoopHeader.size ? .needs(BtsnoopHeader.size) : .damaged
        }
        guard rest >= Self.headerSize else { return .needs(Self.headerSize) }
        var cursor = ByteCursor(ByteRange(offset &+ 8, 8), layer: .capture)
        let version = (try? cursor.bigEndian(bytes, UInt32.self)) ?? 0
        let kind = BtsnoopDatalink(rawValue: (try? cursor.bigEndian(bytes, UInt32.self)) ?? 0)
        refusal = version == 1 ? kind.refusal : "btsnoop version \(version) is unknown; version 1 is supported"
        guard refusal == nil else { return .damaged }
        datalink = kind
        last = nil
        return .done(Self.headerSize)
    }

    /// Whether the bytes at `offset`, as far as they go, are the magic; at least one must be there.
    private static func mayBeMagic(_ bytes: RawSpan, at offset: Int) -> Bool {
        let count = min(magic.count, bytes.byteCount &- offset)
        return count > 0 && bytes.equals(ByteRange(offset, count), Array(magic.prefix(count)))
    }

    private func reportDrops<Sink: CaptureSink>(
        _ header: BtsnoopHeader, _ position: Int, _ stream: inout RecordStream, _ sink: inout Sink
    ) {
        let before = last?.drops ?? 0
        stream.reportOnce(
            .drops, "the logger dropped packets: its drop counter rose from \(before) to \(header.drops)", offset: position,
            to: &sink)
    }
}

extension BtsnoopLayout {
    /// The record that a header describes.
    @inline(__always)
    private static func record(
        _ header: BtsnoopHeader, _ datalink: BtsnoopDatalink, _ packet: RawSpan, number: Int, _ position: Int
    ) -> CaptureRecord {
        var record = CaptureRecord(
            number: number, time: BtsnoopTime.time(header.stamp), direction: header.flags & 1 == 0 ? .sent : .received,
            linkType: .h4, originalLength: Int(header.original), fileOffset: position)
        switch datalink {
        case .monitor: markMonitor(&record, header.flags)
        case .unencapsulated: markUnencapsulated(&record, header, packet)
        default: markDirection(&record, type: packet.byte(at: 0))
        }
        return record
    }

    /// Commands go out and events come in, whatever the flags say; some writers leave them 0 (1.1).
    @inline(__always)
    private static func markDirection(_ record: inout CaptureRecord, type: UInt8?) {
        if type == 1 { record.direction = .sent }
        if type == 4 { record.direction = .received }
    }

    /// The flags of a monitor record are its adapter and its opcode.
    private static func markMonitor(_ record: inout CaptureRecord, _ flags: UInt32) {
        record.linkType = .monitorRecord
        record.adapter = UInt16(truncatingIfNeeded: flags >> 16)
        record.tag = UInt16(truncatingIfNeeded: flags)
        record.direction = MonitorOpcode.direction(record.tag)
    }

    /// Bit 1 of the flags tells commands and events from data, whose kind must be told by their lengths.
    private static func markUnencapsulated(_ record: inout CaptureRecord, _ header: BtsnoopHeader, _ packet: RawSpan) {
        record.linkType = .hci
        if header.flags & 2 != 0 {
            record.tag = header.flags & 1 == 0 ? HCIPacketType.command : HCIPacketType.event
        } else {
            record.tag = HCIPacketType.data(packet, length: Int(header.original))
        }
    }
}
