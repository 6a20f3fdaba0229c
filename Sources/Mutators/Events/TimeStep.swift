/// Inserts a step of the clock, by a span at which some rule changes its answer.
enum TimeStep: Mutation {
    static let name = "time-step"

    static func apply(_ draft: inout Draft) {
        let place = draft.anyBoundary(EventSpans())
        draft.insert(event(&draft), at: place)
    }

    /// The bytes of the grammar's first event that is nothing but a span; none when there is no such event.
    static func event(_ draft: inout Draft) -> [UInt8] {
        guard let code = draft.grammar.forms.firstIndex(where: { $0.fields == [.milliseconds] }) else { return [] }
        return Draft.event(UInt8(truncatingIfNeeded: code), FreshEvent.value(of: .milliseconds, &draft))
    }
}
