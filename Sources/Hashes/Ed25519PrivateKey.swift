import CCrypto
import WireFormat

/// An Ed25519 private key, for generated captures and vectors; never a person's.
@safe package final class Ed25519PrivateKey {
    /// The bytes of a seed.
    package static let seedLength = 32

    /// The 32 raw bytes of the public key.
    package let publicKey: [UInt8]
    private let key: OpaquePointer
    private let context: OpaquePointer

    /// Makes a key from its 32-byte seed; nil for another number.
    package init?(seed: RawSpan) {
        guard seed.byteCount == Self.seedLength, let context = unsafe EVP_MD_CTX_new() else { return nil }
        let made = unsafe seed.withUnsafeBytes { bytes in
            unsafe EVP_PKEY_new_raw_private_key(
                EVP_PKEY_ED25519, nil, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
        guard let key = unsafe made else {
            unsafe EVP_MD_CTX_free(context)
            return nil
        }
        unsafe self.key = unsafe key
        unsafe self.context = unsafe context
        var raw = [UInt8](repeating: 0, count: Ed25519PublicKey.length)
        var length = raw.count
        _ = unsafe EVP_PKEY_get_raw_public_key(key, &raw, &length)
        publicKey = raw
    }

    deinit {
        unsafe EVP_MD_CTX_free(context)
        unsafe EVP_PKEY_free(key)
    }

    /// The 64-byte signature over `message`.
    package func signature(over message: RawSpan) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Ed25519PublicKey.signatureLength)
        var length = signature.count
        let status = unsafe message.withUnsafeBytes { text in
            guard unsafe EVP_DigestSignInit(context, nil, nil, nil, key) == 1 else { return Int32(0) }
            return unsafe EVP_DigestSign(
                context, &signature, &length, text.baseAddress?.assumingMemoryBound(to: UInt8.self), text.count)
        }
        precondition(status == 1, "libcrypto refused to sign")
        return signature
    }
}
