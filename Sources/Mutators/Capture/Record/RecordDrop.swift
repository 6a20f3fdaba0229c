/// Removes a record.
enum RecordDrop: Mutation {
    static let name = "record-drop"

    static func apply(_ draft: inout Draft) {
        if let records = draft.records { draft.dropElement(records) }
    }
}
