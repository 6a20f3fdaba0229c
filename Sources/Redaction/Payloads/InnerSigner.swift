import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// Signs anew what carries a signature of its own inside: board posts and bundles of prekeys.
///
/// A signature that verified is made again with the stand-in of its key; any other becomes other bytes that verify nothing.
struct InnerSigner {
    private let type: MessageType
    private let place: ByteRange?
    private let key: Ed25519PrivateKey?

    /// Finds out who signed `payload`.
    init(_ payload: RawSpan, _ subject: PayloadRedactor.Subject, _ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        type = subject.type
        switch subject.type {
        case .boardPost:
            let post = subject.isHistorical ? nil : try? BoardPostPayload(decoding: payload, payload.whole)
            place = post?.signature
            key = post.flatMap { post in
                Self.signer(payload, post.signature, post.signedBytes(payload), [payload.array(post.authorKey)], standIns)
            }
        case .prekeyBundle:
            let bundle = subject.isHistorical ? nil : try? PrekeyBundlePayload(decoding: payload, payload.whole)
            place = bundle?.signature
            key = bundle.flatMap { bundle in
                let owner = PeerID(value: payload.withBytes(bundle.ownerKey) { SHA256Hasher.digest(of: $0).first })
                let keys = knowledge.signingKeys(of: owner) + knowledge.signingKeys(of: subject.sender)
                return Self.signer(payload, bundle.signature, bundle.signedBytes(payload), keys, standIns)
            }
        default:
            place = nil
            key = nil
        }
    }

    /// `payload` with its signature.
    func signed(_ payload: [UInt8]) -> [UInt8] {
        guard let place, let key, let message = payload.withRawSpan(message) else { return payload }
        let signature = message.withRawSpan { key.signature(over: $0) }
        guard place.end <= payload.count, signature.count == place.count else { return payload }
        var result = payload
        result.replaceSubrange(place.offset..<place.end, with: signature)
        return result
    }

    private func message(_ payload: RawSpan) -> [UInt8]? {
        switch type {
        case .boardPost: (try? BoardPostPayload(decoding: payload, payload.whole))?.signedBytes(payload)
        case .prekeyBundle: (try? PrekeyBundlePayload(decoding: payload, payload.whole))?.signedBytes(payload)
        default: nil
        }
    }

    private static func signer(
        _ payload: RawSpan, _ signature: ByteRange, _ message: [UInt8], _ keys: [[UInt8]], _ standIns: StandIns
    ) -> Ed25519PrivateKey? {
        for raw in keys {
            guard let key = raw.withRawSpan({ Ed25519PublicKey($0) }) else { continue }
            let isValid = payload.withBytes(signature) { signed in message.withRawSpan { key.verifies(signed, over: $0) } }
            if isValid { return standIns.privateKey(of: raw) }
        }
        return nil
    }
}
