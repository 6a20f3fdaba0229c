/// How far a packet's timestamp stands from the clock.
struct TimestampDistance: CustomStringConvertible {
    /// In milliseconds, in either direction.
    let size: UInt64
    /// Whether the timestamp is later than the clock.
    let isAhead: Bool

    /// Measures `timestamp` by the clock of the packet at hand; nil without a clock that can be trusted.
    init?(_ timestamp: UInt64, _ mesh: borrowing MeshState) {
        guard let now = mesh.now, !mesh.clockIsDoubtful else { return nil }
        let clock = UInt64(clamping: now)
        isAhead = timestamp > clock
        size = isAhead ? timestamp - clock : clock - timestamp
    }

    /// Whether the timestamp is more than `limit` milliseconds old.
    func isOlder(than limit: Int64) -> Bool { !isAhead && size > UInt64(clamping: limit) }

    var description: String { "\(size) ms \(isAhead ? "ahead of" : "behind") the clock" }
}
