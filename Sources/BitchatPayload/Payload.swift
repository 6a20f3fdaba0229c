import BitchatFrame
import WireFormat

/// The typed payload of a frame (docs/protocol.md chapter 3).
///
/// Small and without heap storage: integers, and ranges of the span it was decoded from.
package enum Payload: Sendable, Hashable {
    /// Type 0x01.
    case announce(AnnouncePayload)
    /// Type 0x02.
    case message(MessagePayload)
    /// Type 0x03.
    case leave(LeavePayload)
    /// Type 0x04.
    case courierEnvelope(CourierEnvelopePayload)
    /// Type 0x10.
    case noiseHandshake(NoiseHandshakePayload)
    /// Type 0x11.
    case noiseEncrypted(NoiseEncryptedPayload)
    /// Type 0x20.
    case fragment(FragmentPayload)
    /// Type 0x21.
    case requestSync(RequestSyncPayload)
    /// Type 0x22.
    case fileTransfer(FileTransferPayload)
    /// Type 0x23.
    case boardPost(BoardPostPayload)
    /// Type 0x24.
    case prekeyBundle(PrekeyBundlePayload)
    /// Type 0x25.
    case groupMessage(GroupMessagePayload)
    /// Type 0x26.
    case ping(PingPayload)
    /// Type 0x27.
    case pong(PongPayload)
    /// Type 0x28.
    case nostrCarrier(NostrCarrierPayload)
    /// Type 0x29.
    case voiceFrame(VoiceFramePayload)
    /// Type 0x2C.
    case announceV2(AnnounceV2Payload)
    /// A frame of a sender that speaks a dialect of 2025.
    case historical(HistoricalPayload)
    /// Any other type.
    case unknown(UnknownPayload)

    /// Decodes the inflated payload of a frame of `type` that stands at `range` of `bytes`, by the iOS app's rules.
    ///
    /// Told apart by the numbers that the cases name, which makes one jump of it.
    package static func decode(
        type: MessageType, _ bytes: RawSpan, _ range: ByteRange
    ) throws(DecodeError) -> Payload {
        switch type.rawValue {
        case 0x01: .announce(try AnnouncePayload(decoding: bytes, range))
        case 0x02: .message(try MessagePayload(decoding: bytes, range))
        case 0x03: .leave(try LeavePayload(decoding: bytes, range))
        case 0x04: .courierEnvelope(try CourierEnvelopePayload(decoding: bytes, range))
        case 0x10: .noiseHandshake(try NoiseHandshakePayload(decoding: bytes, range))
        case 0x11: .noiseEncrypted(try NoiseEncryptedPayload(decoding: bytes, range))
        case 0x20: .fragment(try FragmentPayload(decoding: bytes, range))
        case 0x21: .requestSync(try RequestSyncPayload(decoding: bytes, range))
        case 0x22: .fileTransfer(try FileTransferPayload(decoding: bytes, range))
        case 0x23: .boardPost(try BoardPostPayload(decoding: bytes, range))
        case 0x24: .prekeyBundle(try PrekeyBundlePayload(decoding: bytes, range))
        case 0x25: .groupMessage(try GroupMessagePayload(decoding: bytes, range))
        case 0x26: .ping(try PingPayload(decoding: bytes, range))
        case 0x27: .pong(try PongPayload(decoding: bytes, range))
        case 0x28: .nostrCarrier(try NostrCarrierPayload(decoding: bytes, range))
        case 0x29: .voiceFrame(try VoiceFramePayload(decoding: bytes, range))
        case 0x2C: .announceV2(try AnnounceV2Payload(decoding: bytes, range))
        default: .unknown(try UnknownPayload(decoding: bytes, range))
        }
    }

    /// Reads the payload of a sender that speaks `dialect`.
    package static func decode(
        dialect: HistoricalDialect, type: MessageType, _ bytes: RawSpan, _ range: ByteRange
    ) -> Payload {
        .historical(HistoricalPayload(dialect, type, bytes, range))
    }
}
