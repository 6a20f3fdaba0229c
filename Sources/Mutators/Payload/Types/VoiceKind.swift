import BitchatPayload

/// Sets the kind byte of a voice packet to each kind, to none, or to two at once (docs/protocol.md 3.15).
enum VoiceKind: Mutation {
    static let name = "voice-kind"
    /// Four kinds, four combinations, an unknown bit, all bits.
    static let values: [UInt8] = [0, 1, 2, 4, 3, 5, 6, 7, 8, 0xFF]

    static func apply(_ draft: inout Draft) {
        draft.set(draft.window.lowerBound + VoiceFramePayload.headerLength - 1, draft.pick(values) ?? 0)
    }
}
