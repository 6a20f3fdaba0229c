import Capture
import WireFormat

/// One delivered record with a copy of its bytes, comparable as a whole.
struct Delivered: Hashable, CustomStringConvertible {
    var record: CaptureRecord
    var bytes: [UInt8]

    var description: String { "\(record) \(Hexadecimal.encode(bytes))" }
}

/// Keeps everything a capture delivers, up to a limit.
struct Collector: CaptureSink {
    var records: [Delivered] = []
    var problems: [CaptureProblem] = []
    var limit = Int.max

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        records.append(Delivered(record: record, bytes: bytes.array))
        return records.count < limit
    }

    mutating func problem(_ problem: CaptureProblem) { problems.append(problem) }
}

/// What came of reading one source.
struct Outcome: Equatable {
    var records: [Delivered]
    var problems: [CaptureProblem]
    var error: CaptureError?
    var summary: CaptureSummary

    var messages: [String] { problems.map(\.message) }
    var packets: [[UInt8]] { records.map(\.bytes) }
    var times: [Int64?] { records.map { $0.record.time.isKnown ? $0.record.time.microseconds : nil } }
    var tags: [UInt16] { records.map(\.record.tag) }
    var directions: [PacketDirection] { records.map(\.record.direction) }
    var linkTypes: [LinkType] { records.map(\.record.linkType) }
}

/// Reads `bytes`, given `chunk` at a time, as the source `test`.
func read(_ bytes: [UInt8], chunk: Int = .max, limit: Int = .max) -> Outcome {
    read(ByteInput(MemorySource(bytes, chunk: chunk)), limit: limit)
}

/// Reads `input` as the source `test`.
func read(_ input: ByteInput, limit: Int = .max) -> Outcome {
    var reader = CaptureReader(source: "test", input: input)
    var sink = Collector(limit: limit)
    var failure: CaptureError?
    do {
        try reader.read(into: &sink)
    } catch {
        failure = error
    }
    return Outcome(records: sink.records, problems: sink.problems, error: failure, summary: reader.summary)
}

/// The big-endian bytes of `value`.
func big(_ value: some FixedWidthInteger) -> [UInt8] {
    var writer = ByteWriter()
    writer.bigEndian(value)
    return writer.bytes
}

/// The little-endian bytes of `value`.
func little(_ value: some FixedWidthInteger) -> [UInt8] { big(value).reversed() }

/// 2025-10-09 08:53:20 UTC in microseconds since 1970.
let someTime: Int64 = 1_760_000_000_000_000

/// An HCI Reset command, its answer, and one ACL packet each way, with their H4 types.
let reset: [UInt8] = [1, 0x03, 0x0C, 0]
let complete: [UInt8] = [4, 0x0E, 4, 1, 0x03, 0x0C, 0]
let aclOut: [UInt8] = [2, 0x40, 0x00, 7, 0, 3, 0, 4, 0, 0x0A, 0x12, 0x00]
let aclIn: [UInt8] = [2, 0x40, 0x20, 6, 0, 2, 0, 4, 0, 0x0B, 0x55]
