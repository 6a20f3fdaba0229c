/// Puts the partner's file, or this one again, behind the file (docs/capture-formats.md 1.4).
enum FileAppend: Mutation {
    static let name = "file-append"

    static func apply(_ draft: inout Draft) {
        draft.insert(draft.chance(1, in: 2) ? draft.partner : draft.copy(draft.window), at: draft.window.upperBound)
    }
}
