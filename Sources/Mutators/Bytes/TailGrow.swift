/// Appends random bytes, equal bytes, or the begin again.
enum TailGrow: Mutation {
    static let name = "tail-grow"

    static func apply(_ draft: inout Draft) {
        let end = draft.window.upperBound
        let count = 1 + draft.random.below(32)
        switch draft.random.below(3) {
        case 0: draft.insert(draft.random.bytes(count), at: end)
        case 1: draft.insert(draft.pick(Edges.bytes) ?? 0, count: count, at: end)
        default: draft.insert(draft.copy(draft.window.prefix(count)), at: end)
        }
    }
}
