/// Writes a packet ID a second time.
enum IDRepeat: Mutation {
    static let name = "id-repeat"

    static func apply(_ draft: inout Draft) { draft.duplicateElement(FilterLayout.ids(draft)) }
}
