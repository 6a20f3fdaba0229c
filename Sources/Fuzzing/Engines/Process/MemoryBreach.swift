/// A request for memory that was refused.
struct MemoryBreach: Hashable {
    /// Whether the request alone was too large; otherwise everything in use together.
    let isLargeRequest: Bool
    /// The request in bytes.
    let requested: UInt64
    /// The bytes in use above what the target holds between runs.
    let inUse: UInt64
}
