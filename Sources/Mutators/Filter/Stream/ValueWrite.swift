/// Writes the code of one step over the bits at some place: 1, about 2^P, or a few times that.
enum ValueWrite: Mutation {
    static let name = "value-write"

    static func apply(_ draft: inout Draft) {
        let parameter = min(draft.parameter, 32)
        let unit = UInt64(1) << UInt64(parameter)
        let steps = [1, unit, unit &+ 1, unit &* 2, unit &* UInt64(1 + draft.random.below(9))]
        var code = GolombCode()
        code.append(step: draft.pick(steps) ?? 1, parameter: parameter)
        let place = draft.random.below(draft.bitCount)
        for index in 0..<code.count { draft.setBit(place + index, code.bit(index)) }
    }
}
