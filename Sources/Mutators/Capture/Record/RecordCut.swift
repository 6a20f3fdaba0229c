/// Ends the file in the middle of a record.
enum RecordCut: Mutation {
    static let name = "record-cut"

    static func apply(_ draft: inout Draft) {
        guard let record = draft.anyRecord() else { return }
        draft.remove(draft.place(in: record.whole)..<draft.window.upperBound)
    }
}
