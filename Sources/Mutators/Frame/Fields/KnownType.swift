import BitchatFrame
import BitchatPayload

/// Gives the frame another known type, its payload as it is.
enum KnownType: Mutation {
    static let name = "type-known"
    /// Every type that some app knows.
    static let values = Payloads.all.compactMap { $0.type }

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.set(frame.typeOffset, draft.pick(values)?.rawValue ?? 0)
    }
}
