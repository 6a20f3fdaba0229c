import BitchatFrame

/// Gives the payload, or the whole frame, a length at a limit, all lengths fitting.
enum PayloadFit: Mutation {
    static let name = "payload-fit"
    /// Lengths of a payload at which something changes.
    static let payloads = [
        0, ProtocolLimits.compressionThreshold, Int(UInt8.max), ProtocolLimits.distinctByteWindow, Int(UInt16.max),
        ProtocolLimits.iosPayload, ProtocolLimits.androidPayload,
    ]
    /// Lengths of a frame at which the padding changes: each block, and each block less its reserve (docs/protocol.md 2.5).
    static let frames = ProtocolLimits.paddingBlocks.flatMap { [$0, $0 - ProtocolLimits.paddingReserve] }

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let others = frame.whole.count - frame.tail.count - frame.section.count
        let wanted =
            draft.chance(1, in: 2) ? draft.around(draft.pick(payloads)) : draft.around(draft.pick(frames)) - others
        let most = frame.isShort ? Int(UInt16.max) : Int(UInt32.max)
        guard 0...most ~= wanted, wanted - frame.section.count <= draft.room else { return }
        let grown = draft.within(frame.section) { $0.resize(frame.section, to: wanted) }
        draft.setClamped(frame.lengthField, frame.section.count + grown)
    }
}
