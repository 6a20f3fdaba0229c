/// Changes bytes without a known structure.
enum BytesField: MutationGroup {
    static let name = "field-bytes"
    static let tables = [ByteMutations.table]

    static func apply(_ draft: inout Draft) { draft.draw(ByteMutations.table) }
}
