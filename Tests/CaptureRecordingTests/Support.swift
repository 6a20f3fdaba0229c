import Capture
import CaptureRecording
import Foundation
import LibpcapCapture
import WireFormat

/// A folder of its own for the files of one test, removed with it.
final class Folder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file called `name`.
    func file(_ name: String) -> String { path + "/" + name }

    /// The names of its files, sorted.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    /// The bytes of the file called `name`.
    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: file(name)))) }
}

/// A record with its bytes.
struct Sample: Hashable {
    var linkType: LinkType
    var direction = PacketDirection.unknown
    var adapter: UInt16 = 0
    var tag: UInt16 = 0
    var time = CaptureTime(microseconds: 1_760_000_000_000_000)
    var originalLength: Int?
    var bytes: [UInt8]

    var record: CaptureRecord {
        CaptureRecord(
            number: 1, time: time, direction: direction, adapter: adapter, linkType: linkType, tag: tag,
            originalLength: originalLength ?? bytes.count, fileOffset: 0)
    }

    /// The same at another time, in seconds after its own.
    func after(_ seconds: Double) -> Sample {
        var later = self
        later.time.microseconds += Int64(seconds * 1_000_000)
        return later
    }

    /// An HCI Reset command under H4, sent.
    static let command = Sample(linkType: .h4, direction: .sent, bytes: [1, 0x03, 0x0C, 0])
    /// Data under H4, received.
    static let data = Sample(linkType: .h4, direction: .received, bytes: [2, 0x40, 0x20, 1, 0, 9])
}

extension Recording {
    /// Writes a sample.
    func append(_ sample: Sample) throws {
        let bytes = sample.bytes
        let span = bytes.span.bytes
        try append(sample.record, span)
    }

    /// Writes samples to `path` and ends.
    static func write(_ samples: [Sample], to path: String, _ change: (inout Settings) -> Void = { _ in }) throws -> Recording {
        var settings = Settings(path: path)
        change(&settings)
        let recording = try Recording(settings)
        for sample in samples { try recording.append(sample) }
        try recording.finish()
        return recording
    }
}

/// Keeps what a capture delivers.
private struct Collector: CaptureSink {
    var samples: [Sample] = []
    var problems: [String] = []

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        samples.append(
            Sample(
                linkType: record.linkType, direction: record.direction, adapter: record.adapter, tag: record.tag,
                time: record.time, originalLength: record.originalLength, bytes: bytes.array))
        return true
    }

    mutating func problem(_ problem: CaptureProblem) { if !problem.concernsClock { problems.append(problem.message) } }
}

/// The records of the capture at `path`; throws when it is cut, damaged or none, or when there is anything to remark.
func readBack(_ path: String) throws -> [Sample] {
    var reader = CaptureReader(source: path, input: try CaptureSource.open(path), formats: AllCaptureFormats.all)
    var sink = Collector()
    try reader.read(into: &sink)
    if let problem = sink.problems.first { throw CaptureError(.damaged, source: path, message: problem) }
    return sink.samples
}

/// The little-endian bytes of `value`.
func little(_ value: some FixedWidthInteger) -> [UInt8] {
    var writer = ByteWriter()
    writer.littleEndian(value)
    return writer.bytes
}
