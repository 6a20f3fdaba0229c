/// Changes a record's data the plain way; its length stays, so that only changes within it fit.
enum RecordBytes: MutationGroup {
    static let name = "record-bytes"
    static let tables = [ByteMutations.table]

    static func apply(_ draft: inout Draft) {
        guard let record = draft.anyRecord() else { return }
        draft.within(record.body) { $0.draw(ByteMutations.table) }
    }
}
