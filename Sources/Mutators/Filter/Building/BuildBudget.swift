import BitchatFrame
import BitchatPayload

/// Sets the largest filter to a few bytes, to what senders use, to the cap, or to just what the IDs need.
enum BuildBudget: Mutation {
    static let name = "build-budget"
    /// What senders use by default and at most, and the cap (docs/protocol.md 4.4).
    static let sizes = [128, 256, 400, ProtocolLimits.syncFilter, Int(UInt16.max)]

    static func apply(_ draft: inout Draft) {
        let ids = (draft.window.upperBound - FilterLayout.budget.upperBound) / FilterLayout.idLength
        let value =
            switch draft.random.below(3) {
            case 0: draft.random.below(9)
            case 1: draft.around(draft.pick(sizes))
            default: draft.around(ids * (3 + draft.random.below(20)) / 8)
            }
        draft.setClamped(FilterLayout.budget, value)
    }
}
