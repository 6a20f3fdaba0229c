import BitchatFrame
import BitchatPayload

/// Sets a fragment's index to an end of its stream, beyond it, or to a limit of totals (docs/protocol.md 3.6).
enum FragmentIndex: Mutation {
    static let name = "fragment-index"

    static func apply(_ draft: inout Draft) {
        let total = Int(draft.number(draft.fragmentTotal))
        let value =
            switch draft.random.below(6) {
            case 0: draft.random.below(2)
            case 1: draft.around(total)
            case 2: draft.random.below(total)
            case 3: draft.around(Int(ProtocolLimits.androidFragmentTotal))
            case 4: draft.around(Int(ProtocolLimits.iosFragmentTotal))
            default: Int(UInt16.max)
            }
        draft.setClamped(draft.fragmentIndex, value)
    }
}
