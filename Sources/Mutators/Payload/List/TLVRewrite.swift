/// Writes the list with lengths of the other width: one byte for two, two for one, and in files two for four.
enum TLVRewrite: Mutation {
    static let name = "tlv-rewrite"

    static func apply(_ draft: inout Draft) {
        guard let fields = draft.fields, let dialect = TLVDialect(draft.type) else { return }
        let other: TLVDialect = dialect == .twoBytes ? .oneByte : .twoBytes
        let elements = draft.bytes.withRawSpan { fields.elements($0) }
        draft.replace(draft.window, elements.flatMap { Draft.field($0.kind, draft.copy($0.body), other) })
    }
}
