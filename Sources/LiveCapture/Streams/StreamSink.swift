import Capture
import WireFormat

/// Hands the records of a stream to a port.
struct StreamSink: CaptureSink {
    private var port: any RecordPort
    private var isUndecided = false

    /// Makes a sink in front of `port`.
    init(_ port: any RecordPort) { self.port = port }

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        if isUndecided { decided() }
        return port.record(record, bytes)
    }

    mutating func problem(_ problem: CaptureProblem) { port.problem(problem) }

    mutating func undecided(_ reason: String) {
        isUndecided = true
        port.notice(.waiting(reason))
    }

    mutating func decided() {
        if isUndecided { port.notice(.connected) }
        isUndecided = false
    }
}
