/// Sets a second field of the same type beside one: of another value or another length, before it or after it.
enum TLVRival: Mutation {
    static let name = "tlv-rival"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField(), let dialect = TLVDialect(draft.type) else { return }
        var value = draft.copy(field.body)
        if value.isEmpty || draft.chance(1, in: 2) {
            if draft.chance(1, in: 2) { value.append(draft.anyByte()) } else { _ = value.popLast() }
        } else {
            value[draft.random.below(value.count)] ^= UInt8(1 << draft.random.below(8))
        }
        draft.insert(
            Draft.field(field.kind, value, dialect), at: draft.chance(1, in: 2) ? field.whole.lowerBound : field.whole.upperBound)
    }
}
