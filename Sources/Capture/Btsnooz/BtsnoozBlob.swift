import Inflate
import WireFormat

/// A btsnooz blob: version u8, time of the last record u64 in microseconds, then records in one zlib stream
/// (docs/capture-formats.md 3.2); little-endian.
struct BtsnoozBlob {
    /// The number of bytes before the zlib stream.
    static let headerSize = 9

    /// 1 or 2.
    let version: UInt8
    /// The time of the last record, microseconds since 1970.
    let lastTime: UInt64
    /// The inflated records, as far as they go.
    let records: [UInt8]
    /// Whether the zlib stream was all there.
    let isComplete: Bool
    /// Whether the zlib stream was damaged.
    let isDamaged: Bool

    /// Inflates the blob, at most 16 MiB of it; nil when it does not begin as one.
    init?(_ blob: [UInt8]) {
        let span = unsafe blob.span.bytes
        guard Self.isBlob(span) else { return nil }
        var cursor = ByteCursor(whole: span, layer: .capture)
        guard let version = try? cursor.byte(span), let time = try? cursor.littleEndian(span, UInt64.self) else { return nil }
        self.version = version
        lastTime = time
        let inflater = StreamInflater(.zlib)
        records = Self.inflate(span, cursor.rest, inflater)
        isComplete = inflater.isComplete
        isDamaged = inflater.state == .corrupt
    }

    /// Whether `head` begins with a known version and, behind the time, a zlib header.
    static func isBlob(_ head: RawSpan) -> Bool {
        guard let version = head.byte(at: 0), version == 1 || version == 2 else { return false }
        guard let method = head.byte(at: headerSize), let flags = head.byte(at: headerSize + 1) else { return false }
        return method == 0x78 && (UInt16(method) << 8 | UInt16(flags)).isMultiple(of: 31)
    }

    /// The sum of all deltas: how long before `lastTime` the clock began.
    var duration: Int64 {
        let span = unsafe records.span.bytes
        var offset = 0
        var sum: Int64 = 0
        while let header = BtsnoozHeader(span, at: offset, version: version), header.length > 0 {
            guard span.byteCount - offset >= header.total else { break }
            sum &+= Int64(header.delta)
            offset += header.total
        }
        return sum
    }

    private static func inflate(_ span: RawSpan, _ range: ByteRange, _ inflater: StreamInflater) -> [UInt8] {
        let piece = 64 * 1024
        var output: [UInt8] = []
        var used = 0
        while output.count < BtsnoozText.maximumBlob {
            let filled = output.count
            output += [UInt8](repeating: 0, count: piece)
            let rest = ByteRange(range.offset + used, range.count - used)
            let progress = inflater.inflate(span, rest, into: &output, at: filled, count: piece)
            used += progress.consumed
            output.removeLast(piece - progress.produced)
            if progress.produced == 0 { break }
        }
        return output
    }
}
