/// Why a profile accepts a frame, refuses it, or cannot tell: the words of the NDJSON verdicts.
package enum VerdictReason: UInt8, Sendable, Hashable, CaseIterable {
    // Accepted.
    /// The frame's time is near enough.
    case freshTimestamp
    /// The frame answers a pending request, whatever its time.
    case solicitedResponse
    /// The profile has no time rule for the type.
    case noTimeRule

    // Refused.
    /// The frame's time is too far from the clock.
    case timestampSkew
    /// Marked as an answer, and no request to that peer is on record.
    case unsolicitedResponse
    /// Marked as an answer, and the request is too old.
    case responseWindowClosed
    /// The receiver's own frame.
    case selfLoopback
    /// A request whose author does not own the link.
    case senderMismatch
    /// The type wants a signature.
    case missingSignature
    /// The signature does not verify.
    case invalidSignature
    /// No signing key of the author is known.
    case unknownKey
    /// An announce whose author is not the peer that its Noise key belongs to.
    case identityMismatch
    /// An announce with another key than the one known.
    case keyChange
    /// A request that was, or could be, relayed.
    case nonzeroTTL
    /// A request beyond the answers that its author may have.
    case rateLimited
    /// The same frame was accepted before.
    case duplicate
    /// Too old for its type.
    case stale
    /// The frame or its payload does not decode.
    case malformed

    // Neither.
    /// Something the answer rests on is not known, such as the clock.
    case notChecked
    /// The clock is not exact enough for this frame.
    case undecided

    /// True for an acceptance, false for a refusal, nil for neither.
    package var accepts: Bool? {
        switch self {
        case .freshTimestamp, .solicitedResponse, .noTimeRule: true
        case .notChecked, .undecided: nil
        default: false
        }
    }

    /// The word printed.
    package var name: StaticString {
        switch self {
        case .freshTimestamp: "freshTimestamp"
        case .solicitedResponse: "solicitedResponse"
        case .noTimeRule: "noTimeRule"
        case .timestampSkew: "timestampSkew"
        case .unsolicitedResponse: "unsolicitedResponse"
        case .responseWindowClosed: "responseWindowClosed"
        case .selfLoopback: "selfLoopback"
        case .senderMismatch: "senderMismatch"
        case .missingSignature: "missingSignature"
        case .invalidSignature: "invalidSignature"
        case .unknownKey: "unknownKey"
        case .identityMismatch: "identityMismatch"
        case .keyChange: "keyChange"
        case .nonzeroTTL: "nonzeroTTL"
        case .rateLimited: "rateLimited"
        case .duplicate: "duplicate"
        case .stale: "stale"
        case .malformed: "malformed"
        case .notChecked: "notChecked"
        case .undecided: "undecided"
        }
    }
}
