import BitchatFrame
import BitchatPayload

/// Gives the bit stream a length at the cap of sync requests, or of a few bytes.
enum FilterExtent: Mutation {
    static let name = "filter-extent"

    static func apply(_ draft: inout Draft) {
        let count = draft.chance(1, in: 2) ? draft.around(ProtocolLimits.syncFilter) : draft.random.below(9)
        draft.resize(FilterLayout.stream(draft), to: count)
    }
}
