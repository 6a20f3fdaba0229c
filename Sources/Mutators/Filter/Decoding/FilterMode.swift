/// Lets a case build instead of decode, or the other way round.
enum FilterMode: Mutation {
    static let name = "filter-mode"

    static func apply(_ draft: inout Draft) { draft.set(0, draft.byte(0) ^ 1) }
}
