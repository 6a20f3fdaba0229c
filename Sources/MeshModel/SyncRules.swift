import BitchatFrame
import BitchatPayload

/// How one app takes part in gossip sync (docs/protocol.md 5.4 to 5.6).
package struct SyncRules: Sendable, Hashable {
    /// The stores, in the order in which they are served.
    package var stores: [SyncStoreRules]
    /// The requests sent at every tick.
    package var rounds: [SyncRound]
    /// Whether each connected peer gets its own request; otherwise one broadcast goes to all.
    package var asksEachPeer: Bool
    /// Whether answers carry the flag.
    package var marksAnswers: Bool
    /// Whose reading of a request, and of its filter, is followed.
    package var payloads: PayloadRules
    /// How old an announce may be before its author counts as gone, in milliseconds.
    package var presence: Int64

    /// What the specification and the iOS app do.
    package static let ios = SyncRules(
        stores: [
            SyncStoreRules(
                .announce, capacity: ProtocolLimits.syncAnnounces, freshness: ProtocolLimits.syncFragmentAge,
                intake: ProtocolLimits.iosPresence, isOnePerAuthor: true, ignoresCursor: true),
            SyncStoreRules(
                .message, capacity: ProtocolLimits.syncMessages, freshness: ProtocolLimits.syncMessageAge, followsAuthor: true),
            SyncStoreRules(
                .fragment, capacity: ProtocolLimits.syncFragments, freshness: ProtocolLimits.syncFragmentAge, followsAuthor: true),
            SyncStoreRules(
                .fileTransfer, capacity: ProtocolLimits.syncOthers, freshness: ProtocolLimits.syncFragmentAge,
                followsAuthor: true),
            SyncStoreRules(
                .groupMessage, capacity: ProtocolLimits.syncOthers, freshness: ProtocolLimits.syncMessageAge,
                followsAuthor: true),
            SyncStoreRules(
                .prekeyBundle, capacity: ProtocolLimits.syncOthers, freshness: ProtocolLimits.syncPrekeyAge,
                isOnePerAuthor: true, ignoresCursor: true),
            SyncStoreRules(.boardPost, capacity: ProtocolLimits.syncOthers, freshness: nil),
        ],
        rounds: [
            SyncRound(SyncTypes([.announce, .message, .groupMessage]), every: 15_000),
            SyncRound(SyncTypes([.fragment]), every: 30_000),
            SyncRound(SyncTypes([.fileTransfer]), every: 60_000),
            SyncRound(SyncTypes([.prekeyBundle]), every: 60_000),
            SyncRound(SyncTypes([.boardPost]), every: 60_000),
        ],
        asksEachPeer: true, marksAnswers: true, payloads: .ios, presence: ProtocolLimits.iosPresence)

    /// What the Android app does: announces and messages only, asked for by broadcast, answered without the flag.
    package static let android = SyncRules(
        stores: [
            SyncStoreRules(
                .announce, capacity: ProtocolLimits.androidSyncPackets, freshness: ProtocolLimits.androidPresence,
                isOnePerAuthor: true),
            SyncStoreRules(.message, capacity: ProtocolLimits.androidSyncPackets, freshness: nil, followsAuthor: true),
        ],
        rounds: [SyncRound(nil, every: 30_000)],
        asksEachPeer: false, marksAnswers: false, payloads: .android, presence: ProtocolLimits.androidPresence)
}
