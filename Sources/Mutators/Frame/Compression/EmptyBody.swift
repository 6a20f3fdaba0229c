/// Leaves nothing of a compressed section but its size field, or less than that.
enum EmptyBody: Mutation {
    static let name = "empty-body"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let count = draft.chance(1, in: 2) ? frame.sizeFieldLength : draft.random.below(frame.sizeFieldLength)
        draft.set(.compressed, true, of: frame)
        draft.setSection(draft.random.bytes(count), of: frame)
    }
}
