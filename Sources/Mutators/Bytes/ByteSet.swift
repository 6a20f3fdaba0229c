/// Sets one byte to any value.
enum ByteSet: Mutation {
    static let name = "byte-set"

    static func apply(_ draft: inout Draft) {
        let offset = draft.offset(in: draft.window)
        draft.set(offset, draft.anyByte())
    }
}
