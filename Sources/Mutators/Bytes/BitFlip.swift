/// Flips one bit.
enum BitFlip: Mutation {
    static let name = "bit-flip"

    static func apply(_ draft: inout Draft) {
        let offset = draft.offset(in: draft.window)
        draft.set(offset, draft.byte(offset) ^ UInt8(1 << draft.random.below(8)))
    }
}
