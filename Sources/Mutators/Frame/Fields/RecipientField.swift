/// Adds a recipient with its flag, or takes both away.
enum RecipientField: Mutation {
    static let name = "recipient-field"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        if !frame.recipient.isEmpty {
            draft.set(.recipient, false, of: frame)
            draft.remove(frame.recipient)
        } else if draft.room >= FrameParts.idLength {
            draft.set(.recipient, true, of: frame)
            draft.replace(frame.recipient, draft.anyPeer(frame))
        }
    }
}
