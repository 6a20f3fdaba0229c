/// Lets a case build instead of decode, or build by the other app's rules, or the other way round.
enum FilterMode: Mutation {
    static let name = "filter-mode"

    static func apply(_ draft: inout Draft) { draft.set(0, draft.byte(0) ^ (draft.chance(1, in: 2) ? 1 : 2)) }
}
