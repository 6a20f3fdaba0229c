import BitchatFrame
import Hashes
import WireFormat

/// A frame that came in, as far as a gate looks at it.
package struct GateArrival: Sendable, Hashable {
    /// The frame's fixed part.
    package var header: FrameHeader
    /// The link it came on, by the caller's number, or nil when that is not known.
    package var link: Int?
    /// The first four bytes of SHA-256 of the inflated payload, as iOS remembers frames.
    package var payloadDigest: UInt32
    /// What Android remembers the frame by, or nil where no profile in use asks.
    package var prefixKey: PrefixDuplicateKey?
    /// What is known about the signature.
    package var signature: SignatureState
    /// The identity an announce claims, or nil when it does not decode; unused for other types.
    package var claim: AnnounceClaim?
    /// Whether the payload decodes, as far as the profile's app asks before it acts on it.
    package var payloadDecodes: Bool

    /// Makes an arrival; see the properties.
    package init(
        header: FrameHeader, link: Int? = nil, payloadDigest: UInt32 = 0, prefixKey: PrefixDuplicateKey? = nil,
        signature: SignatureState = .notChecked, claim: AnnounceClaim? = nil, payloadDecodes: Bool = true
    ) {
        self.header = header
        self.link = link
        self.payloadDigest = payloadDigest
        self.prefixKey = prefixKey
        self.signature = signature
        self.claim = claim
        self.payloadDecodes = payloadDecodes
    }

    /// Makes the arrival of a frame with this inflated payload, computing only what the profile's gate looks at.
    package init(
        _ header: FrameHeader, payload: RawSpan, link: Int?, signature: SignatureState, for profile: GateProfile.Name,
        _ hasher: SHA256Hasher
    ) {
        self.init(header: header, link: link, signature: signature)
        if profile == .ios { payloadDigest = DuplicateKey(header, payload: payload, hasher).payloadDigest }
        if profile == .android { prefixKey = PrefixDuplicateKey(header, payload: payload) }
        if header.type == .announce { claim = AnnounceClaim(payload, for: profile, hasher) }
    }

    /// Whether the frame is an announce that no relay has touched.
    var isDirectAnnounce: Bool { header.type == .announce && header.ttl == ProtocolLimits.originTTL }
    /// Whether the frame carries the flag of an answer.
    var isRSR: Bool { header.flags.rawValue & FrameFlags.rsr.rawValue != 0 }
    /// What iOS remembers the frame by.
    var duplicateKey: DuplicateKey {
        DuplicateKey(
            sender: header.sender, timestamp: header.timestamp, type: header.type, payloadDigest: payloadDigest)
    }
}
