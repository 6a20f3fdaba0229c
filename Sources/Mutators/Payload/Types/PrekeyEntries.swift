import BitchatFrame
import BitchatPayload

/// Gives a prekey bundle no key, as many as allowed or one more, two of the same number now and then (docs/protocol.md 3.10).
enum PrekeyEntries: Mutation {
    static let name = "prekey-entries"
    /// A number and a key.
    static let entryLength = 36

    static func apply(_ draft: inout Draft) {
        let count = draft.chance(1, in: 4) ? draft.random.below(2) : draft.around(ProtocolLimits.prekeys)
        var entries = draft.random.bytes(count * entryLength)
        if count > 1, draft.chance(1, in: 2) { entries.replaceSubrange(0..<4, with: entries[entryLength..<entryLength + 4]) }
        draft.setField(0x02, entries)
    }
}
