/// Sets a field of at most 8 bytes to a number at one of its limits.
enum TLVNumberEdge: Mutation {
    static let name = "tlv-number-edge"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField(), 1...8 ~= field.body.count else { return }
        let known = FieldLimits.numbers(draft.type, field.kind)
        if field.body.count == 8, draft.chance(2, in: 3) {
            let base = draft.chance(1, in: 2) ? draft.number(field.body) : TimeEdges.reference
            return draft.setNumber(field.body, base &+ UInt64(bitPattern: draft.edgeSpan()))
        }
        let values = known.isEmpty ? Edges.numbers(width: field.body.count) : known
        draft.setNumber(field.body, draft.pick(values) ?? 0)
    }
}
