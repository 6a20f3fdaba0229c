import BitchatPayload

/// One kind of request that is sent again and again (docs/protocol.md 5.6).
package struct SyncRound: Sendable, Hashable {
    /// The types asked for; nil leaves the field out, as Android does.
    package var types: SyncTypes?
    /// The least time between two requests, in milliseconds; in effect rounded up to whole ticks.
    package var interval: Int64

    /// Makes a round.
    package init(_ types: SyncTypes?, every interval: Int64) {
        self.types = types
        self.interval = interval
    }
}
