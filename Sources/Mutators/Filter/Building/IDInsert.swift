/// Inserts a new packet ID.
enum IDInsert: Mutation {
    static let name = "id-insert"

    static func apply(_ draft: inout Draft) {
        let place = draft.anyBoundary(FilterLayout.ids(draft))
        draft.insert(draft.random.bytes(FilterLayout.idLength), at: place)
    }
}
