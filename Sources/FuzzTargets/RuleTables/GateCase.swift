import BitchatFrame
import MeshModel

/// One frame as a gate's rule table looks at it.
struct GateCase {
    /// The frame's fixed part.
    var header: FrameHeader
    /// The link it came on, or nil when that is not known.
    var link: Int?
    /// The first four bytes of SHA-256 of its payload.
    var digest: UInt32
    /// Android's hash of its payload (`JavaHash`).
    var prefix: Int32
    /// What is known about its signature.
    var signature: SignatureState
    /// What an announce claims; nil when it does not decode.
    var claim: AnnounceClaim?
    /// Whether its payload decodes.
    var decodes: Bool

    /// Whether it carries the flag of an answer.
    var isFlagged: Bool { header.flags.rawValue & 0x10 != 0 }
    /// Whether it is an announce with ttl 7.
    var isDirectAnnounce: Bool { header.type.rawValue == 0x01 && header.ttl == 7 }
}
