/// Computes SHA-256 digests; make one and keep it.
///
/// Either `hash` for bytes that stand together, or any number of `update` calls and then `finish`.
package final class SHA256Hasher {
    private let context = DigestContext("SHA256")

    /// Makes a hasher with nothing hashed yet.
    package init() {}

    /// The digest of `bytes` alone; what was begun with `update` is forgotten.
    package func hash(_ bytes: RawSpan) -> SHA256Digest {
        context.restart()
        context.update(bytes)
        return finish()
    }

    /// Hashes `bytes` after what came before.
    package func update(_ bytes: RawSpan) { context.update(bytes) }

    /// Hashes one byte after what came before.
    package func update(_ byte: UInt8) { context.update(memoryOf: byte) }

    /// Hashes a number's bytes, most significant first, after what came before.
    package func update(bigEndian value: some FixedWidthInteger & BitwiseCopyable) {
        context.update(memoryOf: value.bigEndian)
    }

    /// The digest of everything since the last `finish` or `hash`; the next message begins.
    package func finish() -> SHA256Digest {
        var words = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
        // SHA-256 writes 32 bytes, and four words have 32.
        unsafe withUnsafeMutableBytes(of: &words) { unsafe context.finish(into: $0) }
        return SHA256Digest(
            first: UInt64(bigEndian: words.0), second: UInt64(bigEndian: words.1), third: UInt64(bigEndian: words.2),
            fourth: UInt64(bigEndian: words.3))
    }
}
