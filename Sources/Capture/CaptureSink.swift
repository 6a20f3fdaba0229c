import WireFormat

/// Receives what a capture holds, in file order.
package protocol CaptureSink {
    /// Takes one record; its bytes are valid during the call only. Returns false to stop reading.
    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool
    /// Takes note of something wrong with the source that did not end it.
    mutating func problem(_ problem: CaptureProblem)
    /// Takes note of a live source that pauses before it can be told what it is: why, in one clause. Records may follow.
    mutating func undecided(_ reason: String)
    /// Takes note that it is known what the source is.
    mutating func decided()
}

extension CaptureSink {
    package mutating func undecided(_ reason: String) {}
    package mutating func decided() {}
}
