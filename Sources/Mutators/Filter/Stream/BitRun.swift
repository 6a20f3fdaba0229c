/// Sets a run of bits to ones, a long quotient, or to zeros, many small steps.
enum BitRun: Mutation {
    static let name = "bit-run"

    static func apply(_ draft: inout Draft) {
        let start = draft.random.below(draft.bitCount)
        let end = min(draft.bitCount, start + 1 + draft.random.below(72))
        let isSet = draft.chance(1, in: 2)
        for index in start..<max(start, end) { draft.setBit(index, isSet) }
    }
}
