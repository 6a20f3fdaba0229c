import CCrypto

/// Computes SHA-1 digests, for file names that other fuzzing tools agree on; not for security.
package final class SHA1Hasher {
    /// Makes a hasher.
    package init() {}

    /// The 20 bytes of the digest of `bytes`.
    package func hash(_ bytes: RawSpan) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
        // Both buffers are valid during the call, and SHA-1 writes 20 bytes.
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe digest.withUnsafeMutableBufferPointer { target in
                _ = unsafe SHA1(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, target.baseAddress)
            }
        }
        return digest
    }
}
