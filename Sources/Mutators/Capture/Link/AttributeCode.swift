/// Makes an attribute PDU another one with the same body.
enum AttributeCode: Mutation {
    static let name = "attribute-code"
    /// Errors, MTU, discovery, reads, writes of every kind, notifications, multiple ones.
    static let values: [UInt8] = [
        0x01, 0x02, 0x03, 0x05, 0x07, 0x09, 0x0B, 0x11, 0x12, 0x13, 0x16, 0x17, 0x18, 0x19, 0x1B, 0x1D, 0x1E, 0x23, 0x52, 0xD2,
    ]

    static func apply(_ draft: inout Draft) {
        guard let (_, parts) = draft.anyAttribute() else { return }
        draft.set(parts.body.lowerBound, draft.pick(values) ?? 0)
    }
}
