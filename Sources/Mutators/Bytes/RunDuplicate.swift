/// Writes a run of bytes a second time behind itself.
enum RunDuplicate: Mutation {
    static let name = "run-duplicate"

    static func apply(_ draft: inout Draft) {
        let run = draft.part(of: draft.window, most: 64)
        draft.insert(draft.copy(run), at: run.upperBound)
    }
}
