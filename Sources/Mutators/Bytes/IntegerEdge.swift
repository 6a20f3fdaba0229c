/// Sets a number of 16, 32 or 64 bits, in either byte order, to a boundary value.
enum IntegerEdge: Mutation {
    static let name = "integer-boundary"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyInteger() else { return }
        let value = draft.pick(Edges.numbers(width: field.count)) ?? 0
        draft.setNumber(field, value, littleEndian: draft.chance(1, in: 2))
    }
}

extension Draft {
    /// The place of a number of 2, 4 or 8 bytes in the window, nil when there is no room for one.
    mutating func anyInteger() -> Range<Int>? {
        let width = 2 << random.below(3)
        guard window.count >= width else { return nil }
        let start = window.lowerBound + random.below(window.count - width + 1)
        return start..<start + width
    }
}
