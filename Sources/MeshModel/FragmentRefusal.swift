/// Why a fragment changed nothing, or cost its stream everything (docs/protocol.md 3.6).
package enum FragmentRefusal: UInt8, Sendable, Hashable, CaseIterable {
    /// The total is 0.
    case totalZero
    /// The index is not below the total.
    case indexRange
    /// The slice is empty, under rules that want bytes.
    case empty
    /// The total is over the limit.
    case totalLimit
    /// Total or inner type differ from the first fragment's, under rules that pin them.
    case inconsistent
    /// The table of open streams is full, under rules that refuse new ones.
    case setsLimit
    /// All streams together would hold too many bytes.
    case memoryLimit
}
