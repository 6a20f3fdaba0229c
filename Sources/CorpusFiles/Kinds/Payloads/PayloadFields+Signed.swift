import BitchatPayload
import Hashes
import WireFormat

extension PayloadFields {
    /// Type 0x23 (docs/protocol.md 3.9), with the bytes that the inner signature covers and whether it is the author's.
    static func of(_ payload: BoardPostPayload, _ bytes: RawSpan) -> JSONObject {
        let isPost = payload.kind == .post
        let signed = payload.signedBytes(bytes)
        return [
            "kind": .integer(payload.kind.rawValue), "post": octets(payload.postID, bytes),
            "geohash": isPost ? text(payload.geohash, bytes) : nil, "text": isPost ? text(payload.content, bytes) : nil,
            "author": octets(payload.authorKey, bytes), "nickname": isPost ? text(payload.nickname, bytes) : nil,
            (isPost ? "created" : "deleted"): .decimal(payload.time), "expires": isPost ? .decimal(payload.expiry) : nil,
            "flags": isPost ? .integer(payload.flags) : nil, "sig": octets(payload.signature, bytes), "covered": .bytes(signed),
            "valid": .bool(verifies(payload.signature, by: payload.authorKey, over: signed, bytes)),
        ]
    }

    /// Type 0x24 (docs/protocol.md 3.10), with the sender it must come from and the bytes that the inner signature covers.
    static func of(_ payload: PrekeyBundlePayload, _ bytes: RawSpan) -> JSONObject {
        let entries = (0..<payload.count).map { index -> JSONValue in
            let entry = payload.entry(index, bytes)
            return .array([.integer(entry.id), octets(entry.key, bytes)])
        }
        return [
            "owner": octets(payload.ownerKey, bytes),
            "sender": bytes.withBytes(payload.ownerKey) { .string(Hexadecimal.digits(SHA256Hasher().hash($0).first)) },
            "entries": .array(entries), "generated": .decimal(payload.generatedAt), "sig": octets(payload.signature, bytes),
            "covered": .bytes(payload.signedBytes(bytes)),
        ]
    }

    private static func verifies(_ signature: ByteRange, by key: ByteRange, over message: [UInt8], _ bytes: RawSpan) -> Bool {
        guard let key = bytes.withBytes(key, { Ed25519KeyFault(of: $0) == nil ? Ed25519PublicKey($0) : nil }) else {
            return false
        }
        return bytes.withBytes(signature) { signature in message.withRawSpan { key.verifies(signature, over: $0) } }
    }
}
