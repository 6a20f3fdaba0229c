/// Lists as many packet IDs as the largest filter has room for, one less or one more.
enum IDCount: Mutation {
    static let name = "id-count"

    static func apply(_ draft: inout Draft) {
        let start = FilterLayout.budget.upperBound
        guard draft.window.upperBound >= start else { return }
        let capacity = Int(draft.number(FilterLayout.budget)) * 8 / (3 + draft.random.below(20))
        let count = draft.around(min(capacity, draft.limit / FilterLayout.idLength)) * FilterLayout.idLength
        let missing = count - (draft.window.upperBound - start)
        if missing > 0 {
            draft.insert(draft.random.bytes(missing), at: draft.window.upperBound)
        } else {
            draft.remove(start + count..<draft.window.upperBound)
        }
    }
}
