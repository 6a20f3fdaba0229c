/// Gives a field's value a length at one of its limits, or at the limit of its length field, the length fitting.
enum TLVResize: Mutation {
    static let name = "tlv-resize"

    static func apply(_ draft: inout Draft) {
        guard let field = draft.anyField() else { return }
        let known = FieldLimits.lengths(draft.type, field.kind)
        let limit = known.isEmpty || draft.chance(1, in: 8) ? Int(UInt8.max) : draft.pick(known)
        resize(&draft, field, to: draft.around(limit))
    }

    /// Gives a field's value another length.
    static func resize(_ draft: inout Draft, _ field: Element, to count: Int) {
        guard count - field.body.count <= draft.room else { return }
        draft.resize(field.body, to: count)
        draft.setClamped(field.lengthField, count)
    }
}
