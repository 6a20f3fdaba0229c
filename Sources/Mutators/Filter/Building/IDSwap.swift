/// Exchanges two packet IDs.
enum IDSwap: Mutation {
    static let name = "id-swap"

    static func apply(_ draft: inout Draft) { draft.exchangeElements(FilterLayout.ids(draft)) }
}
