/// What the signature of one packet came to.
package struct SignatureResult: Sendable, Hashable {
    /// The outcome, as NDJSON's `signature` says it.
    package enum Outcome: UInt8, Sendable, Hashable {
        /// Not looked at: `--no-verify`, or nothing to look at.
        case notChecked
        /// The packet carries none.
        case absent
        /// No key of the author is known.
        case noKey
        /// It verifies over the frame as it came.
        case valid
        /// It does not verify.
        case invalid
    }

    /// What else an invalid signature was made over, where one of the usual mistakes explains it (SIG-006).
    package enum Mistake: UInt8, Sendable, Hashable {
        /// The preimage was not padded.
        case unpadded
        /// The preimage kept the ttl.
        case withTTL
        /// The preimage kept the RSR bit.
        case withRSR
        /// The preimage kept the ttl and was not padded.
        case withTTLUnpadded
    }

    /// The outcome over the received bytes.
    package var outcome = Outcome.notChecked
    /// Whether it also verifies over what a re-encoder would sign; nil when that is the same bytes or was not looked at (SIG-007).
    package var survivesReencoding: Bool?
    /// The mistake that explains an invalid signature, if one of the usual ones does.
    package var mistake: Mistake?

    /// Makes the result of a signature that was not looked at.
    package init() {}
}
