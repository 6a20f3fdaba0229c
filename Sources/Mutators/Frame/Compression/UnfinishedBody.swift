/// Takes the mark of the final block off a compressed body, compressing first if need be.
enum UnfinishedBody: Mutation {
    static let name = "unfinished-body"

    static func apply(_ draft: inout Draft) {
        draft.ensureCompressed()
        guard let frame = draft.frame, !frame.body.isEmpty, frame.flags.contains(.compressed) else { return }
        draft.set(frame.body.lowerBound, draft.byte(frame.body.lowerBound) & ~1)
    }
}
