import BitchatFrame
import Hashes

/// The buffers that a frame's laws need, made once for a target.
final class FrameTools {
    /// Inflates payloads.
    let inflater = FrameInflater()
    /// Writes frames as the iOS app does.
    let ios = FrameEncoder(.ios)
    /// Writes frames as the Android app does, which keeps a received payload section.
    let android = FrameEncoder(.android)
    /// Hashes packets.
    let hasher = SHA256Hasher()
}
