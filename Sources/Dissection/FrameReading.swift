import BitchatFrame
import WireFormat

/// What the bytes of one frame say before its payload is looked at.
struct FrameReading {
    /// The frame, where every part it declares is there: by the iOS rules, or else by Android's.
    var frame: Frame?
    /// What the iOS decoder answers, where it refuses.
    var error: DecodeError?
}
