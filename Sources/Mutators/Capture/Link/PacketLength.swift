/// Lets an ACL packet's length lie by one, be nothing, or be too long.
enum PacketLength: Mutation {
    static let name = "packet-length"

    static func apply(_ draft: inout Draft) {
        guard let (_, parts) = draft.anyAttribute() else { return }
        let count = parts.body.count + 4
        draft.setClamped(parts.packetLength, draft.pick([count - 1, count + 1, 0, 3, 4, Int(UInt16.max)]), littleEndian: true)
    }
}
