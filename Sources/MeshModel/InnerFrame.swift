import BitchatFrame

/// A frame rebuilt from fragments, as the receiver hands it on: with ttl 0 (docs/protocol.md 3.6).
package struct InnerFrame: Sendable, Hashable {
    /// The frame; its ranges are those of the assembled bytes.
    package var frame: Frame
    /// The gate's answer by the frame's own flag, author and clock; nil on Android, which validates it like any other.
    package var verdict: GateVerdict?

    /// Makes a result; see the properties.
    package init(frame: Frame, verdict: GateVerdict?) {
        self.frame = frame
        self.verdict = verdict
    }
}
