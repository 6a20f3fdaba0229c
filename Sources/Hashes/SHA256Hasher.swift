import CCrypto

/// Computes SHA-256 digests; make one and keep it.
///
/// Either `hash` for bytes that stand together, or any number of `update` calls and then `finish`.
///
/// libcrypto's plain functions are used: its general ones look the algorithm up anew for each message, which takes as long
/// as hashing a block (docs/dependencies.md). They cannot fail.
package final class SHA256Hasher {
    private var state = SHA256_CTX()
    private var isBegun = false

    /// Makes a hasher with nothing hashed yet.
    package init() {}

    /// The digest of `bytes` alone; what was begun with `update` is forgotten.
    package func hash(_ bytes: RawSpan) -> SHA256Digest {
        isBegun = false
        return Self.digest(of: bytes)
    }

    /// The digest of `bytes`; needs no hasher.
    package static func digest(of bytes: RawSpan) -> SHA256Digest {
        var state = SHA256_CTX()
        _ = unsafe SHA256_Init(&state)
        unsafe bytes.withUnsafeBytes { _ = unsafe SHA256_Update(&state, $0.baseAddress, $0.count) }
        return finish(&state)
    }

    /// Hashes `bytes` after what came before.
    package func update(_ bytes: RawSpan) {
        unsafe bytes.withUnsafeBytes { unsafe update($0) }
    }

    /// Hashes one byte after what came before.
    package func update(_ byte: UInt8) {
        unsafe withUnsafeBytes(of: byte) { unsafe update($0) }
    }

    /// Hashes a number's bytes, most significant first, after what came before.
    package func update(bigEndian value: some FixedWidthInteger & BitwiseCopyable) {
        unsafe withUnsafeBytes(of: value.bigEndian) { unsafe update($0) }
    }

    /// The digest of everything since the last `finish` or `hash`; the next message begins.
    package func finish() -> SHA256Digest {
        begin()
        isBegun = false
        return Self.finish(&state)
    }

    /// Hashes bytes that are valid during the call, which is all that libcrypto asks for.
    private func update(_ bytes: UnsafeRawBufferPointer) {
        begin()
        _ = unsafe SHA256_Update(&state, bytes.baseAddress, bytes.count)
    }

    private func begin() {
        guard !isBegun else { return }
        _ = unsafe SHA256_Init(&state)
        isBegun = true
    }

    private static func finish(_ state: inout SHA256_CTX) -> SHA256Digest {
        var words = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
        // SHA-256 writes 32 bytes, and four words have 32.
        unsafe withUnsafeMutableBytes(of: &words) { target in
            _ = unsafe SHA256_Final(target.baseAddress?.assumingMemoryBound(to: UInt8.self), &state)
        }
        return SHA256Digest(
            first: UInt64(bigEndian: words.0), second: UInt64(bigEndian: words.1), third: UInt64(bigEndian: words.2),
            fourth: UInt64(bigEndian: words.3))
    }
}
