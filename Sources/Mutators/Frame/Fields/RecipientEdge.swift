/// Addresses the frame to everybody, nobody, its own author or another peer.
enum RecipientEdge: Mutation {
    static let name = "recipient-edge"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let peer = draft.anyPeer(frame)
        guard peer.count - frame.recipient.count <= draft.room else { return }
        draft.set(.recipient, true, of: frame)
        draft.replace(frame.recipient, peer)
    }
}
