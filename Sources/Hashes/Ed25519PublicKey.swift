import CCrypto

/// An Ed25519 public key that verifies signatures (docs/protocol.md 2.8).
///
/// Takes any 32 bytes, as the apps do: a key that is no curve point verifies nothing, and a weak one is found with
/// `Ed25519KeyFault`. Keep it for as long as its peer is known.
@safe package final class Ed25519PublicKey {
    /// The bytes of a raw key.
    package static let length = 32
    /// The bytes of a signature.
    package static let signatureLength = 64

    private let key: OpaquePointer
    private let context: OpaquePointer

    /// Makes a key from its 32 raw bytes; nil for another number.
    package init?(_ raw: RawSpan) {
        guard raw.byteCount == Self.length, let context = unsafe EVP_MD_CTX_new() else { return nil }
        let made = unsafe raw.withUnsafeBytes { bytes in
            unsafe EVP_PKEY_new_raw_public_key(
                EVP_PKEY_ED25519, nil, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
        guard let key = unsafe made else {
            unsafe EVP_MD_CTX_free(context)
            return nil
        }
        unsafe self.key = unsafe key
        unsafe self.context = unsafe context
    }

    deinit {
        unsafe EVP_MD_CTX_free(context)
        unsafe EVP_PKEY_free(key)
    }

    /// Whether `signature` (64 bytes, otherwise false) was made over `message` by the holder of the private key.
    package func verifies(_ signature: RawSpan, over message: RawSpan) -> Bool {
        guard signature.byteCount == Self.signatureLength else { return false }
        guard unsafe EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1 else { return false }
        let status = unsafe signature.withUnsafeBytes { signed in
            unsafe message.withUnsafeBytes { text in
                unsafe EVP_DigestVerify(
                    context, signed.baseAddress?.assumingMemoryBound(to: UInt8.self), signed.count,
                    text.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count)
            }
        }
        return status == 1
    }
}
