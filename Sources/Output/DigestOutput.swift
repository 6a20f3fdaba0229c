import Hashes

/// Bytes of which only the SHA-256 is kept: of each part, and of all of them where there may be several.
struct DigestOutput {
    private let part = SHA256Hasher()
    private let whole: SHA256Hasher?

    /// Makes a digest of nothing; `keepsWhole` when the digest of all parts is asked for in the end.
    init(keepsWhole: Bool) { whole = keepsWhole ? SHA256Hasher() : nil }

    /// Digests `bytes` after what came before.
    func write(_ bytes: RawSpan) {
        part.update(bytes)
        whole?.update(bytes)
    }

    /// The digest of everything since the last call.
    func endPart() -> SHA256Digest { part.finish() }

    /// The digest of all parts, where it is kept.
    func endWhole() -> SHA256Digest? { whole?.finish() }
}
