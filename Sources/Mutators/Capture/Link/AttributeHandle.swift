/// Changes the attribute handle of a PDU, or the offset of a long write.
enum AttributeHandle: Mutation {
    static let name = "attribute-handle"

    static func apply(_ draft: inout Draft) {
        guard let (_, parts) = draft.anyAttribute(), parts.body.count >= 5 else { return }
        let start = parts.body.lowerBound + (draft.chance(1, in: 3) ? 3 : 1)
        let old = draft.number(start..<start + 2, littleEndian: true)
        let value = draft.chance(1, in: 2) ? old &+ UInt64(draft.random.below(3)) &- 1 : draft.pick(Edges.shorts) ?? 0
        draft.setNumber(start..<start + 2, value, littleEndian: true)
    }
}
