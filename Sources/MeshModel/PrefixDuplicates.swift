import BitchatFrame

/// Android's memory of accepted frames (docs/protocol.md 5.7).
///
/// Nothing is forgotten between cleanups, except the oldest of more than 10,000 frames.
package struct PrefixDuplicates: Sendable {
    private var memory: RecentSet<PrefixDuplicateKey>

    /// Makes an empty memory, for fewer frames than Android's if `capacity` is smaller.
    package init(capacity: Int = ProtocolLimits.androidRepeats) {
        let most = min(capacity, ProtocolLimits.androidRepeats)
        memory = RecentSet(capacity: (most: most, kept: most))
    }

    /// How many frames are remembered.
    package var count: Int { memory.count }

    /// Whether the frame is remembered.
    package func contains(_ key: PrefixDuplicateKey) -> Bool { memory.time(of: key) != nil }

    /// Remembers an accepted frame, for the full time again if it was known.
    package mutating func insert(_ key: PrefixDuplicateKey, now: Int64) { memory.insert(key, now: now) }

    /// Forgets what was accepted more than 300.000 s ago, and returns how many frames are left.
    @discardableResult
    package mutating func cleanup(now: Int64) -> Int {
        memory.removeAll(olderThan: ProtocolLimits.handledRepeat, now: now)
    }
}
