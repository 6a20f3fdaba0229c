/// Gives the frame a type that no app knows, or one that only old ones knew (docs/protocol.md 3.0 and 3.16).
enum UnknownType: Mutation {
    static let name = "type-unknown"
    /// Neighbours of the known types, reserved and former ones.
    static let values: [UInt8] = [0x00, 0x05, 0x08, 0x0F, 0x12, 0x1F, 0x2A, 0x2B, 0x2D, 0x7F, 0x80, 0xFF]

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.set(frame.typeOffset, draft.pick(values) ?? 0)
    }
}
