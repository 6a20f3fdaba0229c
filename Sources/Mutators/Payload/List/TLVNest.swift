/// Puts the whole list, or the field itself, into a field as its value.
enum TLVNest: Mutation {
    static let name = "tlv-nest"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField() else { return }
        draft.setValue(draft.copy(draft.chance(1, in: 2) ? draft.window : field.whole), of: field)
    }
}
