/// Changes the value of a field the plain way, its length fitting.
enum TLVValueBytes: MutationGroup {
    static let name = "tlv-value-bytes"
    static let tables = [ByteMutations.table]

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField() else { return }
        let grown = draft.within(field.body) { $0.draw(ByteMutations.table) }
        if grown != 0 { draft.setClamped(field.lengthField, field.body.count + grown) }
    }
}
