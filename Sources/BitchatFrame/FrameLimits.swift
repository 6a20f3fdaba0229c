/// How much one app's frame decoder takes (docs/protocol.md 2.3 and 2.4).
package struct FrameLimits: Sendable, Hashable {
    /// The largest declared payload length in bytes; inclusive.
    package var payload: Int
    /// The largest declared size after inflating in bytes; inclusive.
    package var originalSize: Int
    /// Which imperfect compressed bodies are taken.
    package var tolerance: InflateTolerance

    /// Makes limits; see the properties.
    package init(payload: Int, originalSize: Int, tolerance: InflateTolerance) {
        self.payload = payload
        self.originalSize = originalSize
        self.tolerance = tolerance
    }

    /// What the iOS app takes.
    package static let ios = FrameLimits(
        payload: ProtocolLimits.iosPayload, originalSize: ProtocolLimits.iosPayload,
        tolerance: [.overLong, .unfinished, .afterEnd])
    /// What the Android app takes: larger frames, the zlib wrapper, and otherwise only exact bodies.
    package static let android = FrameLimits(
        payload: ProtocolLimits.androidPayload, originalSize: ProtocolLimits.androidPayload, tolerance: .zlibWrapper)
}
