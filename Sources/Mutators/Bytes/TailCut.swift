/// Cuts the end off, mostly a few bytes.
enum TailCut: Mutation {
    static let name = "tail-cut"

    static func apply(_ draft: inout Draft) {
        let window = draft.window
        let count = draft.chance(3, in: 4) ? 1 + draft.random.below(min(8, window.count)) : draft.random.below(window.count + 1)
        draft.remove(max(window.lowerBound, window.upperBound - count)..<window.upperBound)
    }
}
