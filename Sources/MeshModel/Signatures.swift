import BitchatFrame
import Hashes
import WireFormat

/// Learns the keys that peers announce, and verifies signatures with them (docs/protocol.md 2.8 and chapter 6).
///
/// A key is pinned by the first announce that is signed with it and stands under the ID that its Noise key gives; later announces do
/// not replace it.
package final class Signatures {
    /// The keys pinned so far.
    package private(set) var keys = KeyRing()
    /// What verifies with them; other threads may ask it too.
    package let verifier = SignatureVerifier()
    private let hasher = SHA256Hasher()

    /// Makes a memory that knows no key.
    package init() {}

    /// Verifies the signature of `frame`, which was decoded from `bytes`; `payload` is its inflated payload.
    package func check(_ frame: Frame, in bytes: RawSpan, payload: RawSpan) -> SignatureCheck {
        verifier.check(frame, in: bytes, payload: payload, announced: claim(frame, payload)?.keys.signing)
    }

    /// Pins the keys of a verified announce; says whether its author's signing key is pinned now.
    @discardableResult
    package func learn(_ frame: Frame, payload: RawSpan, _ check: SignatureCheck) -> Bool {
        learn(frame, claim: claim(frame, payload), check)
    }

    /// The same for an announce of which Android's reading, `claim`, is known already.
    @discardableResult
    package func learn(_ frame: Frame, claim: AnnounceClaim?, _ check: SignatureCheck) -> Bool {
        guard frame.header.type == .announce, check.received == .valid || check.reencoded == .valid,
            let claim, claim.peer == frame.header.sender
        else { return false }
        return pin(claim.keys, for: frame.header.sender)
    }

    /// Pins keys that are known from elsewhere; says whether a usable signing key is pinned now.
    @discardableResult
    package func pin(_ added: PeerKeys, for peer: PeerID) -> Bool {
        if let raw = added.signing, raw.withRawSpan({ Ed25519KeyFault(of: $0) }) != nil { return false }
        keys.pin(added, for: peer)
        if verifier.key(of: peer) == nil, let raw = keys.keys(of: peer)?.signing { verifier.pin(raw, for: peer) }
        return verifier.key(of: peer) != nil
    }

    private func claim(_ frame: Frame, _ payload: RawSpan) -> AnnounceClaim? {
        frame.header.type == .announce ? AnnounceClaim(payload, for: .android, hasher) : nil
    }
}
