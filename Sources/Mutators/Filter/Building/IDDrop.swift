/// Removes a packet ID.
enum IDDrop: Mutation {
    static let name = "id-drop"

    static func apply(_ draft: inout Draft) { draft.dropElement(FilterLayout.ids(draft)) }
}
