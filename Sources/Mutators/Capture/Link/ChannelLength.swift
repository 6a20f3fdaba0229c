/// Lets an L2CAP PDU's length lie by one, be nothing, or ask for a continuation.
enum ChannelLength: Mutation {
    static let name = "channel-length"

    static func apply(_ draft: inout Draft) {
        guard let (_, parts) = draft.anyAttribute() else { return }
        let count = parts.body.count
        draft.setClamped(parts.length, draft.pick([count - 1, count + 1, 0, count * 2, Int(UInt16.max)]), littleEndian: true)
    }
}
