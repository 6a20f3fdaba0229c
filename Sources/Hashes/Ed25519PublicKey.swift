import CCrypto
import Synchronization

/// An Ed25519 public key that verifies signatures (docs/protocol.md 2.8).
///
/// Takes any 32 bytes, as the apps do: a key that is no curve point verifies nothing, and a weak one is found with
/// `Ed25519KeyFault`. Keep it for as long as its peer is known. Several threads may verify with it at once: libcrypto allows that for a
/// key that nobody changes (openssl-threads(7)), and each verification has a context of its own while it lasts.
@safe package final class Ed25519PublicKey: @unchecked Sendable {
    /// The bytes of a raw key.
    package static let length = 32
    /// The bytes of a signature.
    package static let signatureLength = 64

    private let key: OpaquePointer
    /// At most two contexts that have verified with this key and are idle: a new one costs a fifth of a verification.
    private let idle = Mutex<[VerificationContext]>([])

    /// Makes a key from its 32 raw bytes; nil for another number.
    package init?(_ raw: RawSpan) {
        guard raw.byteCount == Self.length else { return nil }
        // The 32 bytes are valid during the call, and libcrypto copies them.
        let made = unsafe raw.withUnsafeBytes { bytes in
            unsafe EVP_PKEY_new_raw_public_key(
                EVP_PKEY_ED25519, nil, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
        guard let key = unsafe made else { return nil }
        unsafe self.key = unsafe key
    }

    deinit { unsafe EVP_PKEY_free(key) }

    /// Whether `signature` (64 bytes, otherwise false) was made over `message` by the holder of the private key.
    package func verifies(_ signature: RawSpan, over message: RawSpan) -> Bool {
        guard signature.byteCount == Self.signatureLength,
            let context = unsafe idle.withLock({ $0.popLast() }) ?? VerificationContext(for: key)
        else { return false }
        defer { idle.withLock { if $0.count < 2 { $0.append(context) } } }
        return context.verifies(signature, over: message)
    }
}
