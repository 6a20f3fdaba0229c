import BitchatFrame
import Dissection

extension DissectedPacket {
    /// The whole frame of a sender of the current dialect; nil for a cut one, and for the dialects of 2025 (docs/protocol.md 3.16).
    ///
    /// Its body may still be refused.
    var currentFrame: Frame? {
        if case .historical = payload { return nil }
        return frame
    }
}
