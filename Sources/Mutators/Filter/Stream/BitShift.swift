/// Inserts or removes one bit, so that every later code is read elsewhere.
enum BitShift: Mutation {
    static let name = "bit-shift"

    static func apply(_ draft: inout Draft) {
        guard draft.bitCount > 1 else { return }
        let place = draft.random.below(draft.bitCount - 1)
        let end = draft.bitCount
        if draft.chance(1, in: 2) {
            for index in place..<end - 1 { draft.setBit(index, draft.bit(index + 1)) }
        } else {
            for index in stride(from: end - 1, to: place, by: -1) { draft.setBit(index, draft.bit(index - 1)) }
        }
    }
}
