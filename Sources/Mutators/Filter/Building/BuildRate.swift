/// Chooses another rate of false positives.
enum BuildRate: Mutation {
    static let name = "build-rate"

    static func apply(_ draft: inout Draft) {
        draft.set(FilterLayout.rate, draft.chance(1, in: 2) ? UInt8(draft.random.below(32)) : draft.anyByte())
    }
}
