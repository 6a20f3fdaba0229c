/// Sets P to one of its bounds.
enum FilterParameter: Mutation {
    static let name = "filter-parameter"

    static func apply(_ draft: inout Draft) {
        let value = draft.chance(2, in: 3) ? draft.pick(FieldLimits.parameters) ?? 0 : UInt64(draft.random.below(34))
        draft.set(FilterLayout.parameter, UInt8(truncatingIfNeeded: value))
    }
}
