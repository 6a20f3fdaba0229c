import BitchatFrame
import WireFormat

/// The step of joining notifications.
package protocol StreamSteps {
    /// Takes a notification that came at a time.
    mutating func receive(_ chunk: RawSpan, at time: Int64) -> StreamAnswer
}

/// What one notification brought about.
package struct StreamAnswer: Sendable {
    /// The frames that became whole, and the bytes that belong to none.
    package var frames: [[UInt8]], dropped: [UInt8]
    /// Whether the stream began anew.
    package var isReset: Bool

    /// Makes an answer; see the properties.
    package init(frames: [[UInt8]], dropped: [UInt8], isReset: Bool) {
        (self.frames, self.dropped, self.isReset) = (frames, dropped, isReset)
    }
}

extension NotificationStreamAssembler: StreamSteps {
    package mutating func receive(_ chunk: RawSpan, at time: Int64) -> StreamAnswer {
        var collected = Collector()
        let outcome = receive(chunk, at: time, &collected)
        return StreamAnswer(frames: collected.frames, dropped: collected.dropped, isReset: outcome.reset != nil)
    }

    private struct Collector: FrameStreamSink {
        var frames: [[UInt8]] = []
        var dropped: [UInt8] = []

        mutating func frame(_ bytes: RawSpan) { frames.append(bytes.array) }
        mutating func dropped(_ bytes: RawSpan) { dropped.append(bytes.whole, of: bytes) }
    }
}
