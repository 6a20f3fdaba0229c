/// Splits a record's ACL packet into a first piece and a continuation, each in a record of its own.
enum PacketSplit: Mutation {
    static let name = "packet-split"

    static func apply(_ draft: inout Draft) {
        guard let (record, parts) = draft.anyAttribute(), draft.room > record.whole.count else { return }
        let place = draft.offset(in: parts.length.lowerBound..<parts.body.upperBound)
        let prefix = draft.copy(record.body.lowerBound..<parts.handle.lowerBound)
        let flags = UInt8(draft.number(parts.handle) & 0xFF)
        let handle = [draft.byte(parts.handle.lowerBound), flags & 0x0F]
        let head = draft.copy(record.whole.lowerBound..<record.body.lowerBound)
        let tail = draft.copy(record.body.upperBound..<record.whole.upperBound)
        let rest = draft.copy(place..<parts.body.upperBound)
        let first = prefix + draft.copy(parts.handle) + little(place - parts.length.lowerBound)
        let kept = draft.copy(parts.length.lowerBound..<place)
        draft.insert(head + draft.copy(record.body) + tail, at: record.whole.upperBound)
        let second = Element(
            kind: record.kind, whole: record.whole.shifted(by: record.whole.count),
            lengthField: record.lengthField.shifted(by: record.whole.count), body: record.body.shifted(by: record.whole.count))
        draft.setData(prefix + [handle[0], handle[1] | 0x10] + little(rest.count) + rest, of: second)
        draft.setData(first + kept, of: record)
    }

    /// Two bytes, little endian.
    private static func little(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
    }
}
