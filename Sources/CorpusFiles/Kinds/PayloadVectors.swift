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

    package static func answer(_ vector: Vector, by steps: VectorSteps) throws(VectorError) -> JSONObject {
        let type = MessageType(rawValue: try vector.fields.integer("type"))
        let isAndroid = vector.profile == .android
        let payload = try vector.fields.bytes("hex")
        guard !isAndroid || androidTypes.contains(type) else { return PayloadWords.refusal("type") }
        return PayloadWords.answer(payload, otherwise: refusal(of: type)) { (bytes) throws(DecodeError) in
            try isAndroid ? android(type, bytes, steps.payload) : hasOwnKind(type) ? nil : steps.payload.ios(type, bytes)
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

    private static func android(_ type: MessageType, _ bytes: RawSpan, _ steps: PayloadSteps) throws(DecodeError) -> JSONObject? {
        switch type {
        case .message:
            if let file = AndroidFile(bytes) { return file.fields(bytes) }
            return PayloadFields.of(try MessagePayload(decoding: bytes, bytes.whole), bytes)
        case .leave:
            var fields = PayloadFields.of(try LeavePayload(decoding: bytes, bytes.whole), bytes)
            fields["channel"] = .bool(bytes.byte(at: 0) == UInt8(ascii: "#"))
            return fields
        case .fragment: return try steps.androidFragment(bytes)
        case .fileTransfer: return AndroidFile(bytes)?.fields(bytes)
        default: return try PayloadFields.of(type, bytes)
        }
    }

    /// Whether payloads of a type are asked about by another kind.
    private static func hasOwnKind(_ type: MessageType) -> Bool { type == .announce || type == .requestSync }
}
