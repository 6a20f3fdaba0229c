/// Lets a record say that its data was longer or shorter than what is there.
enum RecordOriginal: Mutation {
    static let name = "record-original"

    static func apply(_ draft: inout Draft) {
        guard let record = draft.anyRecord() else { return }
        let count = record.body.count
        let lengths = [count - 1, count + 1, 0, count + 512, Int(UInt32.max)]
        let isBlock = draft.records?.layout.counted == 32
        let captured = record.whole.lowerBound + 20..<record.whole.lowerBound + 24
        let field = isBlock && draft.chance(1, in: 2) ? captured : draft.place(\.original, of: record)
        draft.setHead(field, draft.pick(lengths))
    }
}
