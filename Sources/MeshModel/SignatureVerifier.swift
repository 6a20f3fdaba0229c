import BitchatFrame
import Hashes
import Synchronization
import WireFormat

/// Verifies signatures with the keys that are pinned, on any thread (docs/protocol.md 2.8 and chapter 6).
///
/// An announce is checked with the key inside it, any other frame with the one pinned for its author. Keys that are no point of
/// large order are refused, since with them a signature proves nothing.
package final class SignatureVerifier: Sendable {
    private let pinned = Mutex<[PeerID: Ed25519PublicKey]>([:])

    /// Makes a verifier that knows no key.
    package init() {}

    /// Verifies the signature of `frame`, which was decoded from `bytes`; `payload` is its inflated payload, and `announced` the
    /// signing key in it where it is an announce that Android can read.
    package func check(
        _ frame: Frame, in bytes: RawSpan, payload: RawSpan, announced: [UInt8]?
    ) -> SignatureCheck {
        guard let signature = frame.signature else { return SignatureCheck(.absent) }
        guard frame.header.type == .announce else {
            guard let key = key(of: frame.header.sender) else { return SignatureCheck(.noKey) }
            return check(signature, of: frame, in: bytes, payload, key)
        }
        guard let announced else { return SignatureCheck(.noKey) }
        let fault = announced.withRawSpan { Ed25519KeyFault(of: $0) }
        guard fault == nil, let key = announced.withRawSpan({ Ed25519PublicKey($0) }) else {
            return SignatureCheck(fault == .length ? .noKey : .invalid, keyFault: fault)
        }
        return check(signature, of: frame, in: bytes, payload, key)
    }

    /// The bytes that a profile's app verifies a signature over; nil where iOS cannot encode the frame again.
    func preimage(
        _ frame: Frame, in bytes: RawSpan, payload: RawSpan, for profile: GateProfile.Name
    ) -> [UInt8]? {
        guard profile == .ios, frame.originalSize != nil else { return SigningPreimage.received(frame, in: bytes) }
        let hops = stride(from: frame.route.offset, to: frame.route.end, by: 8)
        let contents = FrameContents(
            version: frame.header.version, type: frame.header.type, timestamp: frame.header.timestamp,
            sender: frame.header.sender.bytes, recipient: frame.recipient?.bytes,
            route: hops.map { bytes.array(ByteRange($0, 8)) }, payload: payload.array)
        return FrameEncoder(.ios).signingPreimage(contents)
    }

    /// The key pinned for `peer`.
    func key(of peer: PeerID) -> Ed25519PublicKey? { pinned.withLock { $0[peer] } }

    /// Pins the key made of these bytes for `peer`; one that is pinned already stays, so that what a signature comes to does not change.
    func pin(_ raw: [UInt8], for peer: PeerID) {
        guard let key = raw.withRawSpan({ Ed25519PublicKey($0) }) else { return }
        pinned.withLock { if $0[peer] == nil { $0[peer] = key } }
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
