/// Moves a PDU to another channel: signalling, security, a dynamic one.
enum ChannelNumber: Mutation {
    static let name = "channel-number"
    /// Signalling, attributes, LE signalling, security, dynamic ones.
    static let values: [UInt64] = [0, 1, 4, 5, 6, 0x3F, 0x40, 0x41, 0xFFFF]

    static func apply(_ draft: inout Draft) {
        guard let (_, parts) = draft.anyAttribute() else { return }
        draft.setNumber(parts.channel, draft.pick(values) ?? 4, littleEndian: true)
    }
}
