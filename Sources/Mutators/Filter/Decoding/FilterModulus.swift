/// Sets M to an extreme or to a few times 2^P.
enum FilterModulus: Mutation {
    static let name = "filter-modulus"

    static func apply(_ draft: inout Draft) {
        guard draft.window.upperBound >= FilterLayout.modulus.upperBound else { return }
        draft.replace(FilterLayout.modulus, RequestModulus.any(UInt32(draft.byte(FilterLayout.parameter)), &draft))
    }
}
