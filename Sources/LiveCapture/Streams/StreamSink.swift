import Capture
import WireFormat

/// Hands the records of a stream to a port.
struct StreamSink: CaptureSink {
    /// Where the records go.
    var port: any RecordPort

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool { port.record(record, bytes) }

    mutating func problem(_ problem: CaptureProblem) { port.problem(problem) }
}
