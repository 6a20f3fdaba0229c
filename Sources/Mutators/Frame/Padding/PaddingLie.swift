import BitchatFrame

/// Ends the frame with padding that is none: a wrong byte, a run one too short or long, zeros, or more than a byte can count.
enum PaddingLie: Mutation {
    static let name = "padding-lie"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        let value = UInt8(1 + draft.random.below(ProtocolLimits.longestPadding))
        var run = [UInt8](repeating: value, count: Int(value))
        switch draft.random.below(6) {
        case 0: run[draft.random.below(run.count)] ^= 1
        case 1: run.removeLast()
        case 2: run.append(value)
        case 3: run = [UInt8](repeating: 0, count: run.count)
        case 4: run = [UInt8](repeating: value, count: ProtocolLimits.longestPadding + 1 + draft.random.below(256))
        default: run = [UInt8](repeating: UInt8(1 + draft.random.below(2)), count: 1 + draft.random.below(3))
        }
        draft.replace(frame.tail, run)
    }
}
