import Capture
import Dissection
import WireFormat

/// Passes records on and notes where they begin.
struct RecordTap: CaptureSink {
    /// Where the records go.
    var dissector: Dissector
    /// The offset of each record's header.
    private(set) var offsets: [Int] = []

    /// Makes a tap in front of `dissector`.
    init(dissector: Dissector) { self.dissector = dissector }

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        offsets.append(record.fileOffset)
        return dissector.record(record, bytes)
    }

    mutating func problem(_ problem: CaptureProblem) { dissector.problem(problem) }
}
