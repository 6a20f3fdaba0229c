import Capture
import Dissection
import WireFormat

/// Hands each record to a recording, where there is one, and then to a dissector.
struct RecordingTap: CaptureSink {
    let recording: RecordingRun?
    let dissector: Dissector

    func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        if let recording, !recording.append(record, bytes) { return false }
        return dissector.record(record, bytes)
    }

    func problem(_ problem: CaptureProblem) { dissector.problem(problem) }
}
