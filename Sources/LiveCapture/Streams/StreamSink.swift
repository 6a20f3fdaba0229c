import Capture
import WireFormat

/// Hands the records of a stream to a port, and remembers whether that wants more.
struct StreamSink: CaptureSink {
    /// Whether the run is stopped.
    private(set) var isStopped = false
    private var port: any RecordPort

    init(_ port: any RecordPort) { self.port = port }

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        if !port.record(record, bytes) { isStopped = true }
        return !isStopped
    }

    mutating func problem(_ problem: CaptureProblem) { port.problem(problem) }
}
