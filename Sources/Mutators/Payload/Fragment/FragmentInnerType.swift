import BitchatFrame
import BitchatPayload

/// Names another type for the whole frame: another size cap, a request, a fragment in a fragment (docs/protocol.md 3.6 and 5.8).
enum FragmentInnerType: Mutation {
    static let name = "fragment-inner-type"
    /// Those that some rule looks at.
    static let values: [MessageType] = [.fileTransfer, .noiseEncrypted, .requestSync, .fragment, .message]

    static func apply(_ draft: inout Draft) {
        let type = draft.chance(1, in: 4) ? draft.anyByte() : draft.pick(values)?.rawValue ?? 0
        draft.set(draft.window.lowerBound + FragmentPayload.headerLength - 1, type)
    }
}
