/// Adds or subtracts a little from a number of 8 to 64 bits, in either byte order.
enum IntegerNudge: Mutation {
    static let name = "integer-nudge"
    /// The largest change.
    static let most = 16

    static func apply(_ draft: inout Draft) {
        let byte = draft.offset(in: draft.window)
        guard let field = draft.chance(1, in: 4) ? byte..<byte + 1 : draft.anyInteger() else { return }
        let littleEndian = draft.chance(1, in: 2)
        let change = UInt64(1 + draft.random.below(most))
        let value = draft.number(field, littleEndian: littleEndian)
        draft.setNumber(field, draft.chance(1, in: 2) ? value &+ change : value &- change, littleEndian: littleEndian)
    }
}
