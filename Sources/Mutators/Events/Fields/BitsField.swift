/// Toggles a bit, or sets all or none.
enum BitsField: Mutation {
    static let name = "field-bits"

    static func apply(_ draft: inout Draft) {
        let old = draft.window.isEmpty ? 0 : draft.byte(draft.window.lowerBound)
        let values = [old ^ UInt8(1 << draft.random.below(8)), old ^ UInt8(1 << draft.random.below(3)), 0, 0xFF]
        draft.put([draft.pick(values) ?? 0])
    }
}
