/// Inserts a field of a type that the list does not know.
enum TLVUnknown: Mutation {
    static let name = "tlv-unknown"
    /// Beside the known types, and the extremes.
    static let kinds: [UInt8] = [0x00, 0x07, 0x0C, 0x0D, 0x10, 0x7F, 0x80, 0xFF]

    static func apply(_ draft: inout Draft) {
        guard let fields = draft.fields, let dialect = TLVDialect(draft.type) else { return }
        let value = draft.random.bytes(draft.random.below(9))
        let place = draft.anyBoundary(fields)
        draft.insert(Draft.field(draft.pick(kinds) ?? 0, value, dialect), at: place)
    }
}
