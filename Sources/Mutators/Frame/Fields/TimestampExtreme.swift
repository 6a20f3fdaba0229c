/// Sets the timestamp to an extreme of 64 bits.
enum TimestampExtreme: Mutation {
    static let name = "timestamp-extreme"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.setNumber(frame.timestamp, draft.pick(Edges.longs) ?? 0)
    }
}
