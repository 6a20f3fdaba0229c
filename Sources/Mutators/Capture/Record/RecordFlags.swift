/// Changes what tells a record's direction and kind: flags, a monitor's opcode or adapter, a PacketLogger or block type.
enum RecordFlags: Mutation {
    static let name = "record-flags"

    static func apply(_ draft: inout Draft) {
        guard let record = draft.anyRecord() else { return }
        let field = draft.place(\.flags, of: record)
        guard !field.isEmpty else { return draft.set(record.body.lowerBound, UInt8(draft.random.below(8))) }
        if draft.chance(1, in: 2) { return draft.setHead(field, draft.random.below(20)) }
        let offset = draft.offset(in: field)
        draft.set(offset, draft.byte(offset) ^ UInt8(1 << draft.random.below(8)))
    }
}
