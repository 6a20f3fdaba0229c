/// Chooses another link, peer or slot, mostly one of the first.
enum ChoiceField: Mutation {
    static let name = "field-choice"

    static func apply(_ draft: inout Draft) {
        draft.put([UInt8(draft.chance(7, in: 8) ? draft.random.below(4) : draft.random.below(256))])
    }
}
