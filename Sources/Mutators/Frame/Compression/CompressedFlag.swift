/// Marks a plain payload as compressed, with a size field before it or without.
enum CompressedFlag: Mutation {
    static let name = "compressed-flag"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, !frame.flags.contains(.compressed) else { return }
        if draft.chance(1, in: 2) { return draft.set(.compressed, true, of: frame) }
        draft.setCompressed(draft.copy(frame.section), original: frame.section.count, of: frame)
    }
}
