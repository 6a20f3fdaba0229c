/// Makes a field's length one too small or too large, its value staying.
enum TLVLengthNudge: Mutation {
    static let name = "tlv-length-nudge"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField() else { return }
        draft.setClamped(field.lengthField, field.body.count + (draft.chance(1, in: 2) ? 1 : -1))
    }
}
