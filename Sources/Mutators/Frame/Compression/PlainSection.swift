/// Writes a compressed payload plainly, so that later changes meet its structure.
enum PlainSection: Mutation {
    static let name = "plain-section"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, frame.flags.contains(.compressed), let payload = draft.plainPayload(of: frame),
            payload.count - frame.section.count <= draft.room
        else { return }
        draft.set(.compressed, false, of: frame)
        draft.setSection(payload, of: frame)
    }
}
