/// Takes each value for one frame, as the Android app does in both directions (docs/protocol.md 1.5).
///
/// Offsets play no part, so that each piece of a long write is taken alone. Nothing is kept between values.
package struct SingleValueAssembler: Sendable {
    /// Makes an assembler.
    package init() {}

    /// Hands on the value of one write or notification, with whatever follows the frame in it.
    package func receive(_ value: RawSpan, _ sink: inout some FrameStreamSink) -> StreamOutcome {
        var outcome = StreamOutcome()
        guard value.byteCount > 0 else { return outcome }
        outcome.frames = 1
        sink.frame(value)
        return outcome
    }
}
