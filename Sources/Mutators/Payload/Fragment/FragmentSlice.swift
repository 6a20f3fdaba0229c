/// Empties a fragment's slice, halves it, repeats it, or gives it a usual length (docs/protocol.md 1.4).
enum FragmentSlice: Mutation {
    static let name = "fragment-slice"
    /// The smallest slice, Android's two, and iOS's.
    static let lengths = [64, 454, 462, 469]

    static func apply(_ draft: inout Draft) {
        let slice = draft.fragmentSlice
        switch draft.random.below(4) {
        case 0: draft.remove(slice)
        case 1: draft.remove(slice.lowerBound + slice.count / 2..<slice.upperBound)
        case 2: draft.insert(draft.copy(slice), at: slice.upperBound)
        default: draft.resize(slice, to: draft.around(draft.pick(lengths)))
        }
    }
}
