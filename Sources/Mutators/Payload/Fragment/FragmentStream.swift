/// Gives a fragment the partner's stream ID, a new one, or one that differs in a bit.
enum FragmentStream: Mutation {
    static let name = "fragment-stream"

    static func apply(_ draft: inout Draft) {
        let stream = draft.fragmentStream
        switch draft.random.below(3) {
        case 0: draft.setNumber(stream, draft.random.next())
        case 1: draft.setNumber(stream, draft.number(stream) ^ 1 << UInt64(draft.random.below(64)))
        default:
            let other = draft.partnerCopy(draft.partnerWindow.prefix(stream.count))
            if other.count == stream.count { draft.replace(stream, other) }
        }
    }
}
