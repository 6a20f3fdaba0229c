import BitchatFrame

/// Pads the frame to a block, or to a block of its own choice, as the apps would (docs/protocol.md 2.5).
enum PaddingFit: Mutation {
    static let name = "padding-fit"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let length = frame.whole.count - frame.tail.count
        let blocks = ProtocolLimits.paddingBlocks.filter { $0 > length && $0 - length <= ProtocolLimits.longestPadding }
        guard !blocks.isEmpty else { return }
        let block = draft.pick(blocks)
        draft.replace(frame.tail, [UInt8](repeating: UInt8(block - length), count: block - length))
    }
}
