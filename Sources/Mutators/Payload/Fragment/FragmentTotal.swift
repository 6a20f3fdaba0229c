import BitchatFrame
import BitchatPayload

/// Sets a fragment's total to a limit, to its index, or to what completes the stream at once (docs/protocol.md 3.6).
enum FragmentTotal: Mutation {
    static let name = "fragment-total"

    static func apply(_ draft: inout Draft) {
        let index = Int(draft.number(draft.fragmentIndex))
        let value =
            switch draft.random.below(6) {
            case 0: draft.random.below(3)
            case 1: draft.around(index + 1)
            case 2: draft.around(Int(draft.number(draft.fragmentTotal)))
            case 3: draft.around(Int(ProtocolLimits.androidFragmentTotal))
            case 4: draft.around(Int(ProtocolLimits.iosFragmentTotal))
            default: Int(UInt16.max)
            }
        draft.setClamped(draft.fragmentTotal, value)
    }
}
