import Capture
import Dissection
import WireFormat

/// Writes each record to the copy before it is dissected.
struct CopyingSink: CaptureSink {
    /// The copy.
    let copy: CaptureCopy
    /// Where the records go afterwards.
    var dissector: Dissector

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        copy.append(record, bytes) && dissector.record(record, bytes)
    }

    mutating func problem(_ problem: CaptureProblem) { dissector.problem(problem) }
}
