/// Changes of a GCS case (`InputShape.filter`).
enum FilterMutations: MutationGroup {
    /// Those of a case that decodes.
    static let decoding = MutationTable([
        (FilterParameter.self, 4), (FilterModulus.self, 5), (FilterSum.self, 3), (FilterStream.self, 14), (FilterMode.self, 1),
        (FilterExtent.self, 2),
    ])
    /// Those of a case that builds.
    static let building = MutationTable([
        (BuildRate.self, 4), (BuildBudget.self, 5), (IDDrop.self, 3), (IDRepeat.self, 3), (IDSwap.self, 2), (IDInsert.self, 3),
        (IDCount.self, 3), (IDSplice.self, 2), (FilterMode.self, 1),
    ])
    static let tables = [decoding, building]
    static let name = "filter"

    static func apply(_ draft: inout Draft) { draft.draw(FilterLayout.builds(draft) ? building : decoding) }
}
