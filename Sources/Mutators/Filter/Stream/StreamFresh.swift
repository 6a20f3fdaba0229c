/// Writes a new stream of a few random steps for the window's P.
enum StreamFresh: Mutation {
    static let name = "stream-fresh"

    static func apply(_ draft: inout Draft) {
        let parameter = min(draft.parameter, 32)
        var code = GolombCode()
        for _ in 0..<1 + draft.random.below(12) {
            code.append(step: 1 + draft.random.next() % (UInt64(2) << UInt64(parameter)), parameter: parameter)
        }
        draft.replace(draft.window, code.bytes)
    }
}
