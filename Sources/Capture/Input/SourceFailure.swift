/// Why a byte source ended early; the bytes before stay good.
package enum SourceFailure: Error, Sendable, Hashable {
    /// A system call failed; its `errno`.
    case system(Int32)
    /// A compressed stream ends before its end.
    case compressedCut
    /// A compressed stream is damaged.
    case compressedDamaged
}
