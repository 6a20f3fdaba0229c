/// Chooses another link, peer or slot, mostly one of the first.
enum ChoiceField: Mutation {
    static let name = "field-choice"

    static func apply(_ draft: inout Draft) {
        draft.put([UInt8(draft.chance(7, in: 8) ? draft.random.below(4) : draft.random.below(256))])
    }
}

extension Draft {
    /// Puts the bytes of a field in the place of the window, which may be cut short or absent.
    mutating func put(_ value: [UInt8]) { replace(window, value) }
}
