/// Gives the frame another author: its recipient (who becomes the author's), the partner's, everybody or nobody.
enum SenderEdge: Mutation {
    static let name = "sender-edge"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        if !frame.recipient.isEmpty, draft.chance(1, in: 3) {
            draft.exchange(frame.sender, frame.recipient)
        } else {
            draft.replace(frame.sender, draft.anyPeer(frame))
        }
    }
}
