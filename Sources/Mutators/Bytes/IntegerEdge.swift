/// Sets a number of 16, 32 or 64 bits, in either byte order, to a boundary value.
enum IntegerEdge: Mutation {
    static let name = "integer-boundary"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyInteger() else { return }
        let value = draft.pick(Edges.numbers(width: field.count)) ?? 0
        draft.setNumber(field, value, littleEndian: draft.chance(1, in: 2))
    }
}
