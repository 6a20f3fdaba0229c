import BitchatFrame

/// Changes the payload that follows a type byte.
enum TypedPayload: MutationGroup {
    static let name = "typed-payload"
    static let tables = PayloadMutations.tables

    static func apply(_ draft: inout Draft) {
        guard draft.window.count > 1 else { return }
        draft.type = MessageType(rawValue: draft.byte(draft.window.lowerBound))
        let other = draft.partnerWindow.dropFirst()
        draft.within(draft.window.dropFirst(), partner: other) { PayloadMutations.apply(&$0) }
    }
}
