/// Overwrites a run with one byte, or inserts one of equal bytes.
enum RunFill: Mutation {
    static let name = "run-fill"

    static func apply(_ draft: inout Draft) {
        let value = draft.chance(1, in: 2) ? draft.pick(Edges.bytes) ?? 0 : draft.anyByte()
        let run = draft.part(of: draft.window, most: 64)
        if draft.chance(1, in: 3) { return draft.insert(value, count: run.count, at: run.lowerBound) }
        for offset in run { draft.set(offset, value) }
    }
}
