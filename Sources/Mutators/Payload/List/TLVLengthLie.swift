/// Sets a field's length to 0, to the largest there is, to all that is left, or to one of the field's limits.
enum TLVLengthLie: Mutation {
    static let name = "tlv-length-lie"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField() else { return }
        let rest = draft.window.upperBound - field.body.lowerBound
        let known = FieldLimits.lengths(draft.type, field.kind)
        let value =
            switch draft.random.below(4) {
            case 0: 0
            case 1: Int.max
            case 2: draft.around(rest)
            default: draft.around(draft.pick(known))
            }
        draft.setClamped(field.lengthField, value)
    }
}
