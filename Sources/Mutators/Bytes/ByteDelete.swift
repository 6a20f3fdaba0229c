/// Removes a run of bytes, mostly a short one.
enum ByteDelete: Mutation {
    static let name = "bytes-delete"

    static func apply(_ draft: inout Draft) {
        draft.remove(draft.part(of: draft.window, most: draft.chance(3, in: 4) ? 8 : 256))
    }
}
