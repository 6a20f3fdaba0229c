import BitchatFrame
import Hashes
import Inflate

/// The buffers that a frame's laws need, made once for a target.
final class FrameTools {
    /// Inflates payloads.
    let inflater = FrameInflater()
    /// Writes frames as the iOS app does.
    let ios = FrameEncoder(.ios)
    /// Writes frames as the Android app does, which keeps a received payload section.
    let android = FrameEncoder(.android)
    /// Compresses payloads.
    let deflater = RawDeflater()
    /// Hashes packets.
    let hasher = SHA256Hasher()
}
