/// Sets a span to a limit of some clock rule or one millisecond beside it, to a negative one, to an extreme, or moves it a little.
///
/// Some events use the four bytes for a size, so that limits of size come too.
enum MillisecondsField: Mutation {
    static let name = "field-milliseconds"

    static func apply(_ draft: inout Draft) {
        let old = Int64(Int32(truncatingIfNeeded: draft.number(draft.window)))
        let value =
            switch draft.random.below(8) {
            case 0: draft.pick(TimeEdges.extremes) ?? 0
            case 1: old + Int64(draft.random.below(3)) - 1
            case 2: draft.chance(1, in: 2) ? -old : old + draft.edgeSpan()
            case 3: Int64(draft.around(draft.pick(SizeEdges.limits)))
            default: draft.edgeSpan()
            }
        draft.put(FreshEvent.bigEndian(UInt64(bitPattern: value), 4))
    }
}
