/// Sets one byte to a value at which something turns over.
enum BoundaryByte: Mutation {
    static let name = "byte-boundary"

    static func apply(_ draft: inout Draft) {
        let offset = draft.offset(in: draft.window)
        draft.set(offset, draft.pick(Edges.bytes) ?? 0)
    }
}
