import BitchatFrame

/// Lets a compressed payload declare another size: one beside the truth, 0, a limit, or the ratio limit (docs/protocol.md 2.4).
enum OriginalSizeLie: Mutation {
    static let name = "original-size-lie"

    static func apply(_ draft: inout Draft) {
        draft.ensureCompressed()
        guard let frame = draft.frame, !frame.originalSize.isEmpty else { return }
        let declared = Int(draft.number(frame.originalSize))
        let value =
            switch draft.random.below(6) {
            case 0: 0
            case 1: declared - 1
            case 2: declared + 1
            case 3: draft.around(frame.body.count * ProtocolLimits.compressionRatio)
            case 4: draft.around(draft.chance(2, in: 3) ? ProtocolLimits.iosPayload : ProtocolLimits.androidPayload)
            default: Int(UInt32.max)
            }
        draft.setClamped(frame.originalSize, value)
    }
}
