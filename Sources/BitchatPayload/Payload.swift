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
    package static func decode(
        type: MessageType, _ bytes: RawSpan, _ range: ByteRange
    ) throws(DecodeError) -> Payload {
        switch type {
        case .announce: .announce(try AnnouncePayload(decoding: bytes, range))
        case .message: .message(try MessagePayload(decoding: bytes, range))
        case .leave: .leave(try LeavePayload(decoding: bytes, range))
        case .courierEnvelope: .courierEnvelope(try CourierEnvelopePayload(decoding: bytes, range))
        case .noiseHandshake: .noiseHandshake(try NoiseHandshakePayload(decoding: bytes, range))
        case .noiseEncrypted: .noiseEncrypted(try NoiseEncryptedPayload(decoding: bytes, range))
        case .fragment: .fragment(try FragmentPayload(decoding: bytes, range))
        case .requestSync: .requestSync(try RequestSyncPayload(decoding: bytes, range))
        case .fileTransfer: .fileTransfer(try FileTransferPayload(decoding: bytes, range))
        case .boardPost: .boardPost(try BoardPostPayload(decoding: bytes, range))
        case .prekeyBundle: .prekeyBundle(try PrekeyBundlePayload(decoding: bytes, range))
        case .groupMessage: .groupMessage(try GroupMessagePayload(decoding: bytes, range))
        case .ping: .ping(try PingPayload(decoding: bytes, range))
        case .pong: .pong(try PongPayload(decoding: bytes, range))
        case .nostrCarrier: .nostrCarrier(try NostrCarrierPayload(decoding: bytes, range))
        case .voiceFrame: .voiceFrame(try VoiceFramePayload(decoding: bytes, range))
        case .announceV2: .announceV2(try AnnounceV2Payload(decoding: bytes, range))
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
