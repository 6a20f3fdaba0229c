/// Moves the timestamp by a span at which some clock rule changes its answer.
enum TimestampEdge: Mutation {
    static let name = "timestamp-edge"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let base =
            switch draft.random.below(4) {
            case 0: draft.partnerFrame.map { Draft.number(draft.partner, $0.timestamp) } ?? TimeEdges.reference
            case 1: TimeEdges.reference
            default: draft.number(frame.timestamp)
            }
        let span = draft.edgeSpan()
        draft.setNumber(frame.timestamp, base &+ UInt64(bitPattern: draft.chance(1, in: 2) ? span : -span))
    }
}
