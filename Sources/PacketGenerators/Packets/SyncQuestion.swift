import BitchatPayload

/// What a sync request asks for, in the author's terms (docs/protocol.md chapter 4).
package struct SyncQuestion: Sendable, Hashable {
    /// The packets the author holds, newest first; they go into the filter.
    package var held: [GeneratedFrame]
    /// The types asked for, or nil to leave the field out as Android does.
    package var types: SyncTypes?
    /// The age limit in milliseconds since 1970, or nil.
    package var since: UInt64?
    /// The streams asked for, or nil.
    package var streams: [UInt64]?

    /// Makes a question; see the properties.
    package init(
        held: [GeneratedFrame] = [], types: SyncTypes? = nil, since: UInt64? = nil, streams: [UInt64]? = nil
    ) {
        self.held = held
        self.types = types
        self.since = since
        self.streams = streams
    }

    /// The type sets that the iOS app asks for (docs/protocol.md 4.3).
    package enum Round {
        /// Everything that is stored: what a new peer is asked.
        package static let initial = SyncTypes(mask: 0x07A3)
        /// Announces, messages and group messages.
        package static let messages = SyncTypes(mask: 0x0403)
        /// Fragments.
        package static let fragments = SyncTypes(mask: 0x0020)
    }
}
