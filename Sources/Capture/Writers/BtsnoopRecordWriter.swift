import WireFormat

/// Writes records as btsnoop: 1002 or 2001, as the first record is unless it is said before
/// (docs/capture-formats.md chapter 1).
package struct BtsnoopRecordWriter: RecordWriter {
    /// One record on its way: what its header says, and which of its bytes are kept behind what.
    private struct Stored {
        var kind: BtsnoopWriter.Kind
        var flags: UInt32
        var type: UInt8?
        var bytes: ByteRange
    }

    /// What the file holds, once its header is written.
    private var kind: BtsnoopWriter.Kind?

    /// Makes a writer.
    package init() {}

    package mutating func begin(_ linkType: LinkType?, _ output: inout ByteWriter) {
        kind = nil
        guard let linkType else { return }
        begin(linkType == .monitor || linkType == .monitorRecord ? .monitor : .uart, &output)
    }

    package mutating func append(_ record: CaptureRecord, _ bytes: RawSpan, to output: inout ByteWriter) -> RecordFit {
        do throws(Refusal) {
            let stored = try Self.stored(record, bytes)
            if kind == nil { begin(stored.kind, &output) }
            guard stored.kind == kind else { return .refused(.otherLinkType) }
            write(stored, record, bytes, &output)
            return record.time.isKnown ? .whole : .withoutTime
        } catch {
            return .refused(error.reason)
        }
    }

    package mutating func end(_ output: inout ByteWriter) {
        if kind == nil { begin(.uart, &output) }
    }

    private mutating func begin(_ kind: BtsnoopWriter.Kind, _ output: inout ByteWriter) {
        self.kind = kind
        BtsnoopWriter(kind).begin(&output)
    }

    private func write(_ stored: Stored, _ record: CaptureRecord, _ bytes: RawSpan, _ output: inout ByteWriter) {
        let dropped = bytes.byteCount - stored.bytes.count, added = stored.type == nil ? 0 : 1
        let included = stored.bytes.count + added
        let original = max(record.originalLength - dropped + added, included)
        output.bigEndian(UInt32(clamping: min(original, BtsnoopHeader.maximumLength)))
        output.bigEndian(UInt32(clamping: included))
        output.bigEndian(stored.flags)
        output.bigEndian(UInt32(0))
        output.bigEndian(BtsnoopTime.stored(record.time.isKnown ? record.time.microseconds : 0))
        if let type = stored.type { output.byte(type) }
        output.append(stored.bytes, of: bytes)
    }
}

extension BtsnoopRecordWriter {
    private struct Refusal: Error { var reason: RecordRefusal }

    /// What becomes of `record`; its bytes lose the prefix that btsnoop keeps in the flags.
    private static func stored(_ record: CaptureRecord, _ bytes: RawSpan) throws(Refusal) -> Stored {
        guard bytes.byteCount < BtsnoopHeader.maximumLength else { throw Refusal(reason: .tooLong) }
        switch record.linkType {
        case .monitorRecord:
            return Stored(kind: .monitor, flags: UInt32(record.adapter) << 16 | UInt32(record.tag), bytes: bytes.whole)
        case .monitor:
            let (word, rest) = try prefix(bytes)
            return Stored(kind: .monitor, flags: word, bytes: rest)
        case .h4: return try uart(bytes.byte(at: 0), record.direction, bytes.whole)
        case .h4WithDirection:
            let (word, rest) = try prefix(bytes)
            return try uart(bytes.byte(at: rest.offset), word & 1 == 1 ? .received : .sent, rest)
        case .hci:
            guard let type = UInt8(exactly: record.tag) else { throw Refusal(reason: .noPacket) }
            var stored = try uart(type, record.direction, bytes.whole)
            stored.type = type
            return stored
        default: throw Refusal(reason: .notHCI)
        }
    }

    /// An H4 packet of `type`; bit 0 of its flags: received, bit 1: command or event, whose direction is implied.
    private static func uart(_ type: UInt8?, _ direction: PacketDirection, _ bytes: ByteRange) throws(Refusal) -> Stored {
        guard let type else { throw Refusal(reason: .cutPrefix) }
        if UInt16(type) == HCIPacketType.command { return Stored(kind: .uart, flags: 2, bytes: bytes) }
        if UInt16(type) == HCIPacketType.event { return Stored(kind: .uart, flags: 3, bytes: bytes) }
        guard direction == .sent || direction == .received else { throw Refusal(reason: .noDirection) }
        return Stored(kind: .uart, flags: direction == .received ? 1 : 0, bytes: bytes)
    }

    /// The first four bytes as a big-endian word, and those behind them.
    private static func prefix(_ bytes: RawSpan) throws(Refusal) -> (word: UInt32, rest: ByteRange) {
        var cursor = ByteCursor(whole: bytes, layer: .capture)
        guard let word = try? cursor.bigEndian(bytes, UInt32.self) else { throw Refusal(reason: .cutPrefix) }
        return (word, cursor.rest)
    }
}
