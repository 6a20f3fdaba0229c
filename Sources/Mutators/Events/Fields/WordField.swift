/// Sets a peer, stream or time to one that stands elsewhere in the script, or to a boundary.
enum WordField: Mutation {
    static let name = "field-word"

    static func apply(_ draft: inout Draft) {
        let old = draft.number(draft.window)
        switch draft.random.below(6) {
        case 0: draft.put(FreshEvent.bigEndian(draft.pick(Edges.longs) ?? 0, 8))
        case 1: draft.put(FreshEvent.bigEndian(old &+ UInt64(bitPattern: draft.edgeSpan()), 8))
        case 2: draft.put(FreshEvent.bigEndian(old ^ 1 << UInt64(draft.random.below(64)), 8))
        default: draft.put(FreshEvent.word(&draft))
        }
    }
}
