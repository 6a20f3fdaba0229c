import CCrypto
import WireFormat

/// What one verification at a time works in; its user sees to that.
@safe final class VerificationContext: @unchecked Sendable {
    private let context: OpaquePointer

    /// Makes a context; nil where there is no memory for it.
    init?() {
        guard let context = unsafe EVP_MD_CTX_new() else { return nil }
        unsafe self.context = unsafe context
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    /// Whether `signature` was made over `message` by the holder of the private key that belongs to `key`.
    @unsafe func verifies(_ signature: RawSpan, over message: RawSpan, by key: OpaquePointer) -> Bool {
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
