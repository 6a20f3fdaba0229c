/// Moves a record's time to an extreme, by a clock rule's span, or back.
enum RecordTime: Mutation {
    static let name = "record-time"

    static func apply(_ draft: inout Draft) {
        guard let layout = draft.records?.layout, let record = draft.anyRecord() else { return }
        let field = draft.place(\.time, of: record)
        let isSplit = layout.fileHeader != 16
        let part = isSplit ? (draft.chance(1, in: 2) ? field.prefix(4) : field.suffix(4)) : field
        let time = draft.number(part, littleEndian: layout.littleEndian)
        let scale: Int64 = isSplit ? 1 : 1_000
        let moved = time &+ UInt64(bitPattern: draft.edgeSpan() &* scale)
        let value = draft.chance(1, in: 3) ? draft.pick(Edges.numbers(width: part.count)) ?? 0 : moved
        draft.setNumber(part, value, littleEndian: layout.littleEndian)
    }
}
