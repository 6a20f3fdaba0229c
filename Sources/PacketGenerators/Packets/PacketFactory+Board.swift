import BitchatFrame
import WireFormat
import BitchatPayload

extension PacketFactory {
    /// A board post, signed inside and outside (docs/protocol.md 3.9).
    package func boardPost(_ entry: BoardEntry, by author: TestIdentity, at time: UInt64) -> GeneratedFrame {
        let payload = Self.signedInside(by: author, signedBytes: Self.boardBytes) { entry.payload(by: author, signature: $0) }
        return frame(contents(.boardPost, from: author, at: time, payload), signedBy: author)
    }

    /// The deletion of a board post, signed inside and outside (docs/protocol.md 3.9).
    package func boardTombstone(postID: [UInt8], by author: TestIdentity, at time: UInt64) -> GeneratedFrame {
        let payload = Self.signedInside(by: author, signedBytes: Self.boardBytes) { signature in
            BoardPostPayload.encodeTombstone(
                postID: postID, authorKey: author.signingKey.publicKey, deleted: time, signature: signature)
        }
        return frame(contents(.boardPost, from: author, at: time, payload), signedBy: author)
    }

    /// One-time keys, at most 8, signed inside and outside (docs/protocol.md 3.10).
    package func prekeyBundle(
        _ entries: [(id: UInt32, key: [UInt8])], by author: TestIdentity, at time: UInt64
    ) -> GeneratedFrame {
        let payload = Self.signedInside(by: author, signedBytes: Self.bundleBytes) { signature in
            PrekeyBundlePayload.encode(ownerKey: author.noiseKey, entries: entries, generatedAt: time, signature: signature)
        }
        return frame(contents(.prekeyBundle, from: author, at: time, payload), signedBy: author)
    }

    /// A payload that carries its author's signature over `signedBytes` of it, which do not depend on the signature.
    private static func signedInside(
        by author: TestIdentity, signedBytes: ([UInt8]) -> [UInt8]?, payload: ([UInt8]) -> [UInt8]
    ) -> [UInt8] {
        guard let message = signedBytes(payload([UInt8](repeating: 0, count: 64))) else {
            preconditionFailure("the payload breaks its own layout")
        }
        return payload(author.signature(over: message))
    }

    private static func boardBytes(_ payload: [UInt8]) -> [UInt8]? {
        payload.withRawSpan { (try? BoardPostPayload(decoding: $0, $0.whole))?.signedBytes($0) }
    }

    private static func bundleBytes(_ payload: [UInt8]) -> [UInt8]? {
        payload.withRawSpan { (try? PrekeyBundlePayload(decoding: $0, $0.whole))?.signedBytes($0) }
    }
}
