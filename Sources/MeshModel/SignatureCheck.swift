import Hashes

/// What came of verifying one frame's signature (docs/protocol.md 2.8).
package struct SignatureCheck: Sendable, Hashable {
    /// The result over the payload as its author compressed it: Android's answer.
    package var received: SignatureState
    /// The result over the payload compressed anew, which is the answer of iOS; only a compressed payload can differ.
    package var reencoded: SignatureState
    /// Why the key that an announce brings is not trusted; then both results are `invalid`, or `noKey` for another number of bytes.
    package var keyFault: Ed25519KeyFault?

    /// Makes a result; see the properties.
    package init(received: SignatureState, reencoded: SignatureState, keyFault: Ed25519KeyFault? = nil) {
        self.received = received
        self.reencoded = reencoded
        self.keyFault = keyFault
    }

    /// Makes a result that is the same for both.
    package init(_ state: SignatureState, keyFault: Ed25519KeyFault? = nil) {
        self.init(received: state, reencoded: state, keyFault: keyFault)
    }

    /// The answer of a profile's app; `spec` is silent, and takes the bytes received.
    package func state(for profile: GateProfile.Name) -> SignatureState { profile == .ios ? reencoded : received }
}
