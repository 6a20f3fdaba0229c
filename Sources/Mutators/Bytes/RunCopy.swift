/// Overwrites a run with the bytes of another place.
enum RunCopy: Mutation {
    static let name = "run-copy"

    static func apply(_ draft: inout Draft) {
        let run = draft.part(of: draft.window, most: 64)
        let place = draft.offset(in: draft.window)
        for (step, value) in draft.copy(run).enumerated() { draft.set(place + step, value) }
    }
}
