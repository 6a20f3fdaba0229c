/// Changes the codes and lengths that may be options at the end of a pcapng block, or adds an option.
enum BlockOption: Mutation {
    static let name = "block-option"
    /// The end, a comment, a name, the resolution, the offset of time, the flags of a packet.
    static let codes = [0, 1, 2, 9, 14]

    static func apply(_ draft: inout Draft) {
        guard let layout = draft.records?.layout, layout.counted == 32, let record = draft.anyRecord() else { return }
        let end = record.whole.upperBound - 4
        if draft.chance(1, in: 2) {
            let start = max(record.whole.lowerBound + 8, end - 4 - 4 * draft.random.below(4))
            return draft.setNumber(start..<start + 2, draft.pick(Edges.shorts) ?? 0, littleEndian: layout.littleEndian)
        }
        let code = UInt8(draft.pick(codes))
        let option = layout.littleEndian ? [code, 0, 4, 0] : [0, code, 0, 4]
        guard draft.room >= 8 else { return }
        draft.setHead(record.lengthField, record.whole.count + 8)
        draft.setHead(end..<end + 4, record.whole.count + 8)
        draft.insert(option + draft.random.bytes(4), at: end)
    }
}
