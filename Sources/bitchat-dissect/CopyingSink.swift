import Capture
import Dissection
import WireFormat

/// Writes each record to the copy, if there is one, before it is dissected.
struct CopyingSink: CaptureSink {
    /// The copy; nil: none is made.
    let copy: CaptureCopy?
    /// Where the records go afterwards.
    let dissector: Dissector

    func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        if let copy, !copy.append(record, bytes) { return false }
        return dissector.record(record, bytes)
    }

    func problem(_ problem: CaptureProblem) { dissector.problem(problem) }
}
