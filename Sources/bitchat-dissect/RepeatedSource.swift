import Capture
import CaptureRecording
import LibpcapCapture
import WireFormat

/// A capture that is read several times: a file each time anew, anything else from memory.
final class RepeatedSource {
    /// The most bytes that are kept of what can be read only once.
    private static let capacity = 1 << 30

    private let path: String
    private let isFile: Bool
    private var records: [(CaptureRecord, [UInt8])] = []
    private var problems: [CaptureProblem] = []
    private var isKept = false
    private var cut: CaptureError?

    /// Makes a source of `path`; `-` is standard input.
    init(_ path: String) throws(CaptureError) {
        self.path = path
        isFile = path != "-" && Recording.isRegularFile(path)
    }

    /// Reads it from its first record on; gives what cut it short after whole records, and throws where it cannot be read.
    @discardableResult
    func read(into sink: inout some CaptureSink) throws(CaptureError) -> CaptureError? {
        guard !isFile else { return try readFile(into: &sink) }
        if !isKept {
            var keeper = Keeper(limit: Self.capacity)
            cut = try readFile(into: &keeper)
            if keeper.isFull {
                throw CaptureError(
                    .unsupported, source: path, message: "is longer than 1 GiB and can be read only once: write it to a file")
            }
            records = keeper.records
            problems = keeper.problems
            isKept = true
        }
        for (record, bytes) in records {
            guard bytes.withRawSpan({ sink.record(record, $0) }) else { break }
        }
        for problem in problems { sink.problem(problem) }
        return cut
    }

    private func readFile(into sink: inout some CaptureSink) throws(CaptureError) -> CaptureError? {
        let input = try CaptureSource.open(path) { !Interruption.isRequested }
        var reader = CaptureReader(source: path, input: input, formats: AllCaptureFormats.all)
        do throws(CaptureError) {
            try reader.read(into: &sink)
            return nil
        } catch {
            guard reader.summary.records > 0 || error.kind == .cut else { throw error }
            return error
        }
    }

    /// Keeps records.
    private struct Keeper: CaptureSink {
        var limit: Int
        var records: [(CaptureRecord, [UInt8])] = []
        var problems: [CaptureProblem] = []
        var isFull = false

        private static let mostProblems = 1000

        mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
            limit -= bytes.byteCount + 128
            isFull = limit < 0
            if !isFull { records.append((record, bytes.array)) }
            return !isFull
        }

        mutating func problem(_ problem: CaptureProblem) {
            if problems.count < Self.mostProblems { problems.append(problem) }
        }
    }
}
