/// Computes SHA-1 digests, for file names that other fuzzing tools agree on; not for security.
package final class SHA1Hasher {
    private let context = DigestContext("SHA1")

    /// Makes a hasher.
    package init() {}

    /// The 20 bytes of the digest of `bytes`.
    package func hash(_ bytes: RawSpan) -> [UInt8] {
        context.update(bytes)
        var digest = [UInt8](repeating: 0, count: 20)
        // SHA-1 writes 20 bytes, and there are 20.
        unsafe digest.withUnsafeMutableBytes { unsafe context.finish(into: $0) }
        return digest
    }
}
