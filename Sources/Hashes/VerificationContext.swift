import CCrypto
import WireFormat

/// What verifications with one key work in, one at a time; its user sees to that.
///
/// It belongs to that key: libcrypto goes on with the first one that a context was given.
@safe final class VerificationContext: @unchecked Sendable {
    private let context: OpaquePointer
    private let key: OpaquePointer

    /// Makes a context for `key` and holds it; nil where there is no memory for it.
    @unsafe init?(for key: OpaquePointer) {
        guard unsafe EVP_PKEY_up_ref(key) == 1 else { return nil }
        guard let context = unsafe EVP_MD_CTX_new() else {
            unsafe EVP_PKEY_free(key)
            return nil
        }
        unsafe self.context = unsafe context
        unsafe self.key = unsafe key
    }

    deinit {
        unsafe EVP_MD_CTX_free(context)
        unsafe EVP_PKEY_free(key)
    }

    /// Whether `signature` was made over `message` by the holder of the private key.
    func verifies(_ signature: RawSpan, over message: RawSpan) -> Bool {
        guard unsafe EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1 else { return false }
        // Both buffers are valid during the call, and libcrypto reads no further than their counts.
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
