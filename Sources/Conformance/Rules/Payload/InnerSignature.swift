import Hashes
import WireFormat

/// A signature inside a payload, over bytes that its layout defines (docs/protocol.md 3.9 and 3.10).
enum InnerSignature {
    /// Whether the signature at `range` of `payload` was made over `message` with `key`.
    static func verifies(_ payload: RawSpan, _ range: ByteRange, over message: [UInt8], _ key: Ed25519PublicKey) -> Bool {
        payload.withBytes(range) { signature in
            message.withRawSpan { key.verifies(signature, over: $0) }
        }
    }
}
