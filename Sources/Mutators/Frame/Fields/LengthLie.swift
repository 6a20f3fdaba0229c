import BitchatFrame

/// Sets the payload length to a limit or an extreme, whatever the payload is.
enum LengthLie: Mutation {
    static let name = "length-lie"
    /// Beyond what version 1 can say counts as its largest.
    static let limits = [
        1, ProtocolLimits.compressionThreshold, Int(UInt8.max), Int(UInt16.max), ProtocolLimits.iosPayload,
        ProtocolLimits.androidPayload, ProtocolLimits.notificationStream,
    ]

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        switch draft.random.below(6) {
        case 0: draft.setClamped(frame.lengthField, .max)
        case 1: draft.setClamped(frame.lengthField, frame.section.count + frame.signature.count + frame.tail.count)
        default:
            let value = draft.around(draft.pick(limits))
            draft.setClamped(frame.lengthField, value)
        }
    }
}
