import Capture
import Dissection
import WireFormat

/// Writes each record to the copy before it is dissected, or holds it until comments on it have come.
struct CopyingSink: CaptureSink {
    /// The copy.
    let copy: CaptureCopy
    /// The records that wait for comments; nil: none do.
    var held: HeldRecords?
    /// Where the records go afterwards.
    var dissector: Dissector

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        guard let held else { return copy.append(record, bytes) && dissector.record(record, bytes) }
        let goesOn = dissector.record(record, bytes)
        return held.hold(record, bytes) && goesOn
    }

    mutating func problem(_ problem: CaptureProblem) { dissector.problem(problem) }
}
