/// Makes an event another one with the same body.
enum EventCode: Mutation {
    static let name = "event-code"

    static func apply(_ draft: inout Draft) {
        guard let event = draft.anyEvent() else { return }
        draft.set(event.whole.lowerBound, UInt8(truncatingIfNeeded: draft.random.below(draft.grammar.forms.count)))
    }
}
