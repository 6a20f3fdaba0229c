import BitchatFrame
import BitchatPayload

extension TLVReader.LengthField {
    /// The width of the length fields in payloads of `type` (docs/protocol.md chapter 3); nil for one that is no list of fields.
    init?(payload type: MessageType) {
        switch type {
        case .announce, .announceV2: self = .oneByte
        case .courierEnvelope, .requestSync, .fileTransfer, .boardPost, .prekeyBundle, .groupMessage, .nostrCarrier:
            self = .twoBytes
        default: return nil
        }
    }
}
