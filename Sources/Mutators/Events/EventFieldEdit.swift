/// Changes one field of an event by its kind, the event's length following.
enum EventFieldEdit: MutationGroup {
    static let name = "event-field"
    static let tables = [
        MutationTable(EventField.all.map { (mutation(for: $0), 1) }), FrameField.inside, ByteMutations.table,
    ]

    static func apply(_ draft: inout Draft) {
        guard let event = draft.anyEvent(), let form = draft.grammar.form(event.kind), !form.fields.isEmpty else { return }
        let index = draft.random.below(form.fields.count)
        let field = form.fields[index]
        let range = Draft.range(of: index, in: form, event.body)
        let other = field == .frame ? draft.anyRange(of: .frame, inPartner: true) ?? 0..<0 : 0..<0
        let grown = draft.within(range, partner: other) { $0.apply(mutation(for: field)) }
        draft.setLength(of: event, grown: grown)
    }

    /// What changes a field of a kind.
    static func mutation(for field: EventField) -> any Mutation.Type {
        switch field {
        case .choice: ChoiceField.self
        case .bits: BitsField.self
        case .count: CountField.self
        case .number: NumberField.self
        case .milliseconds: MillisecondsField.self
        case .word: WordField.self
        case .frame: FrameField.self
        case .bytes: BytesField.self
        }
    }
}
