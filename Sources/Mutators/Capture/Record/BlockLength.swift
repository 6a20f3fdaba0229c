/// Lets the second length of a pcapng block disagree with its first, or both be no multiple of four.
enum BlockLength: Mutation {
    static let name = "block-length"

    static func apply(_ draft: inout Draft) {
        guard draft.records?.layout.counted == 32, let record = draft.anyRecord() else { return }
        let length = record.whole.count
        let value = draft.pick([length - 4, length - 1, length + 1, length + 4, 0, Int(UInt32.max)])
        if draft.chance(1, in: 2) { draft.setHead(record.lengthField, value) }
        draft.setHead(record.whole.upperBound - 4..<record.whole.upperBound, value)
    }
}
