/// Exchanges two runs of bytes.
enum RunSwap: Mutation {
    static let name = "run-swap"

    static func apply(_ draft: inout Draft) {
        let one = draft.part(of: draft.window, most: 32)
        let other = draft.part(of: draft.window, most: 32)
        draft.exchange(one, other)
    }
}
