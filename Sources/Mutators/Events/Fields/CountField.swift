/// Sets a count to one beside what it is, or to a cap.
enum CountField: Mutation {
    static let name = "field-count"

    static func apply(_ draft: inout Draft) {
        let old = draft.window.isEmpty ? 0 : draft.byte(draft.window.lowerBound)
        let cap = UInt8(truncatingIfNeeded: draft.pick(BurstCounts.all))
        let values = [old &+ 1, old &- 1, cap, 0, 1, 0xFF]
        draft.put([draft.pick(values) ?? 0])
    }
}
