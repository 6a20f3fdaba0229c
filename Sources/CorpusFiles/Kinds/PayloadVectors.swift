import BitchatFrame
import BitchatPayload
import WireFormat

/// Decoding the payload of a message type (docs/protocol.md 3.2 to 3.15).
///
/// Announces and sync requests have kinds of their own.
package enum PayloadVectors: VectorKind {
    package static let name = "payload"
    package static let profiles = [VectorProfile.ios, .android]
    /// What Android decodes; other types it only relays (docs/protocol.md 8 row 43).
    private static let androidTypes: Set<MessageType> = [
        .message, .leave, .noiseHandshake, .noiseEncrypted, .fragment, .fileTransfer, .voiceFrame,
    ]

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        let type = MessageType(rawValue: try vector.fields.integer("type"))
        let isAndroid = vector.profile == .android
        let payload = try vector.fields.bytes("hex")
        guard !isAndroid || androidTypes.contains(type) else { return PayloadWords.refusal("type") }
        return PayloadWords.answer(payload, otherwise: refusal(of: type)) { (bytes) throws(DecodeError) in
            try isAndroid ? android(type, bytes) : ios(type, bytes)
        }
    }

    /// The class of a payload that is refused as a whole: a handshake of another length, a file on Android.
    private static func refusal(of type: MessageType) -> String {
        switch type {
        case .noiseHandshake: "length"
        case .fileTransfer: "layout"
        default: "type"
        }
    }

    private static func android(_ type: MessageType, _ bytes: RawSpan) throws(DecodeError) -> JSONObject? {
        switch type {
        case .message:
            if let file = AndroidFile(bytes) { return file.fields(bytes) }
            return PayloadFields.of(try MessagePayload(decoding: bytes, bytes.whole), bytes)
        case .leave:
            var fields = PayloadFields.of(try LeavePayload(decoding: bytes, bytes.whole), bytes)
            fields["channel"] = .bool(bytes.byte(at: 0) == UInt8(ascii: "#"))
            return fields
        case .fragment: return PayloadFields.of(try FragmentPayload(android: bytes, bytes.whole), bytes)
        case .fileTransfer: return AndroidFile(bytes)?.fields(bytes)
        default: return try ios(type, bytes)
        }
    }

    private static func ios(_ type: MessageType, _ bytes: RawSpan) throws(DecodeError) -> JSONObject? {
        switch try Payload.decode(type: type, bytes, bytes.whole) {
        case .message(let payload): PayloadFields.of(payload, bytes)
        case .leave(let payload): PayloadFields.of(payload, bytes)
        case .courierEnvelope(let payload): PayloadFields.of(payload, bytes)
        case .noiseHandshake(let payload): PayloadFields.of(payload, bytes)
        case .noiseEncrypted(let payload): PayloadFields.of(payload, bytes)
        case .fragment(let payload): PayloadFields.of(payload, bytes)
        case .fileTransfer(let payload): PayloadFields.of(payload, bytes)
        case .boardPost(let payload): PayloadFields.of(payload, bytes)
        case .prekeyBundle(let payload): PayloadFields.of(payload, bytes)
        case .groupMessage(let payload): PayloadFields.of(payload, bytes)
        case .ping(let payload): PayloadFields.of(payload.echo)
        case .pong(let payload): PayloadFields.of(payload.echo)
        case .nostrCarrier(let payload): PayloadFields.of(payload, bytes)
        case .voiceFrame(let payload): PayloadFields.of(payload, bytes)
        case .announceV2(let payload): PayloadFields.of(payload, bytes)
        case .announce, .requestSync, .historical, .unknown: nil
        }
    }
}
