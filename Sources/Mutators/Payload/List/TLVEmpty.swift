/// Empties a field, or adds an empty one.
enum TLVEmpty: Mutation {
    static let name = "tlv-empty"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField(), let dialect = TLVDialect(draft.type) else { return }
        if draft.chance(1, in: 2) { return draft.setValue([], of: field) }
        draft.insert(
            Draft.field(field.kind, [], dialect), at: draft.chance(1, in: 2) ? field.whole.lowerBound : field.whole.upperBound)
    }
}
