import BitchatFrame

/// What a store of one packet type keeps, and for how long (docs/protocol.md 5.5).
package struct SyncStoreRules: Sendable, Hashable {
    /// The type kept.
    package var type: MessageType
    /// The most packets kept.
    package var capacity: Int
    /// How old a packet may be to be served or named in a filter, in milliseconds; nil for any age.
    package var freshness: Int64?
    /// How old a packet may be when it is taken in; nil for `freshness`.
    package var intake: Int64?
    /// Whether an author's newer packet replaces the older one.
    package var isOnePerAuthor: Bool
    /// Whether the packets go when their author leaves.
    package var followsAuthor: Bool
    /// Whether a request's time cursor does not apply.
    package var ignoresCursor: Bool

    /// Makes rules; what is left out is the plainer choice.
    package init(
        _ type: MessageType, capacity: Int, freshness: Int64?, intake: Int64? = nil, isOnePerAuthor: Bool = false,
        followsAuthor: Bool = false, ignoresCursor: Bool = false
    ) {
        self.type = type
        self.capacity = capacity
        self.freshness = freshness
        self.intake = intake
        self.isOnePerAuthor = isOnePerAuthor
        self.followsAuthor = followsAuthor
        self.ignoresCursor = ignoresCursor
    }

    /// Whether `packet` is young enough to be kept.
    package func takesIn(_ packet: SyncPacket, now: Int64) -> Bool { isWithin(intake ?? freshness, packet, now) }

    /// Whether `packet` may still be served and named in a filter.
    package func serves(_ packet: SyncPacket, now: Int64) -> Bool { isWithin(freshness, packet, now) }

    private func isWithin(_ age: Int64?, _ packet: SyncPacket, _ now: Int64) -> Bool {
        if let expiry = packet.expiry, UInt64(clamping: now) >= expiry { return false }
        guard let age else { return true }
        return now.elapsed(since: Int64(clamping: packet.timestamp)) <= age
    }
}
