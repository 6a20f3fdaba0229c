/// Lets a record's length lie: one beside the truth, 0, or far more than there is.
enum RecordLength: Mutation {
    static let name = "record-length"

    static func apply(_ draft: inout Draft) {
        guard let layout = draft.records?.layout, let record = draft.anyRecord() else { return }
        let stated = Int(draft.number(record.lengthField, littleEndian: layout.littleEndian))
        let lengths = [stated - 1, stated + 1, stated + 4, 0, layout.counted, Int(UInt16.max), Int(Int32.max), Int(UInt32.max)]
        draft.setHead(record.lengthField, draft.pick(lengths))
    }
}
