/// Writes a record a second time.
enum RecordRepeat: Mutation {
    static let name = "record-repeat"

    static func apply(_ draft: inout Draft) {
        if let records = draft.records { draft.duplicateElement(records) }
    }
}
