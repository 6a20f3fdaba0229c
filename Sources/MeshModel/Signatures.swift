import BitchatFrame
import Hashes
import WireFormat

/// Verifies signatures with the keys that peers announce (docs/protocol.md 2.8 and chapter 6).
///
/// An announce is checked with the key inside it, any other frame with the one pinned for its author. A key is pinned by the
/// first announce that is signed with it and stands under the ID that its Noise key gives; later announces do not replace
/// it. Keys that are no point of large order are refused, since with them a signature proves nothing.
package final class Signatures {
    /// The keys pinned so far.
    package private(set) var keys = KeyRing()
    private var verifiers: [PeerID: Ed25519PublicKey] = [:]
    private let hasher = SHA256Hasher()
    private let encoder = FrameEncoder(.ios)

    /// Makes a verifier that knows no key.
    package init() {}

    /// Verifies the signature of `frame`, which was decoded from `bytes`; `payload` is its inflated payload.
    package func check(_ frame: Frame, in bytes: RawSpan, payload: RawSpan) -> SignatureCheck {
        check(frame, in: bytes, payload: payload, claim: claim(frame, payload))
    }

    /// The same for an announce of which Android's reading, `claim`, is known already.
    package func check(_ frame: Frame, in bytes: RawSpan, payload: RawSpan, claim: AnnounceClaim?) -> SignatureCheck {
        guard let signature = frame.signature else { return SignatureCheck(.absent) }
        guard frame.header.type == .announce else {
            guard let key = verifiers[frame.header.sender] else { return SignatureCheck(.noKey) }
            return check(signature, of: frame, in: bytes, payload, key)
        }
        guard let raw = claim?.keys.signing else { return SignatureCheck(.noKey) }
        let fault = raw.withRawSpan { Ed25519KeyFault(of: $0) }
        guard fault == nil, let key = raw.withRawSpan({ Ed25519PublicKey($0) }) else {
            return SignatureCheck(fault == .length ? .noKey : .invalid, keyFault: fault)
        }
        return check(signature, of: frame, in: bytes, payload, key)
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
        if verifiers[peer] == nil, let raw = keys.keys(of: peer)?.signing {
            verifiers[peer] = raw.withRawSpan { Ed25519PublicKey($0) }
        }
        return verifiers[peer] != nil
    }

    /// The bytes that a profile's app verifies a signature over; nil where iOS cannot encode the frame again.
    package func preimage(
        _ frame: Frame, in bytes: RawSpan, payload: RawSpan, for profile: GateProfile.Name
    ) -> [UInt8]? {
        guard profile == .ios, frame.originalSize != nil else { return SigningPreimage.received(frame, in: bytes) }
        let hops = stride(from: frame.route.offset, to: frame.route.end, by: 8)
        let contents = FrameContents(
            version: frame.header.version, type: frame.header.type, timestamp: frame.header.timestamp,
            sender: frame.header.sender.bytes, recipient: frame.recipient?.bytes,
            route: hops.map { bytes.array(ByteRange($0, 8)) }, payload: payload.array)
        return encoder.signingPreimage(contents)
    }

    private func claim(_ frame: Frame, _ payload: RawSpan) -> AnnounceClaim? {
        frame.header.type == .announce ? AnnounceClaim(payload, for: .android, hasher) : nil
    }

    private func check(
        _ signature: ByteRange, of frame: Frame, in bytes: RawSpan, _ payload: RawSpan, _ key: Ed25519PublicKey
    ) -> SignatureCheck {
        let received = state(signature, bytes, preimage(frame, in: bytes, payload: payload, for: .android), key)
        guard frame.originalSize != nil else { return SignatureCheck(received) }
        let reencoded = state(signature, bytes, preimage(frame, in: bytes, payload: payload, for: .ios), key)
        return SignatureCheck(received: received, reencoded: reencoded)
    }

    private func state(
        _ signature: ByteRange, _ bytes: RawSpan, _ preimage: [UInt8]?, _ key: Ed25519PublicKey
    ) -> SignatureState {
        guard let preimage else { return .invalid }
        let isValid = bytes.withBytes(signature) { signature in
            preimage.withRawSpan { key.verifies(signature, over: $0) }
        }
        return isValid ? .valid : .invalid
    }
}
