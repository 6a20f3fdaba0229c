import BitchatPayload
import WireFormat

/// Decoding what a Noise message holds once it is opened: a type byte and a body (docs/protocol.md 3.5).
package enum PlaintextVectors: VectorKind {
    package static let name = "plaintext"
    package static let profiles = [VectorProfile.ios]

    package static func answer(_ vector: Vector) throws(VectorError) -> JSONObject {
        PayloadWords.answer(try vector.fields.bytes("hex")) { (bytes) throws(DecodeError) in
            let plaintext = try NoisePlaintext.decode(bytes, bytes.whole)
            guard var fields = fields(of: plaintext, bytes) else { return nil }
            fields.members.insert(JSONObject.Member(name: "kind", value: .string("\(plaintext.kind)")), at: 0)
            return fields
        }
    }

    private static func fields(of plaintext: NoisePlaintext, _ bytes: RawSpan) -> JSONObject? {
        switch plaintext {
        case .privateMessage(let payload): PayloadFields.of(payload, bytes)
        case .receipt(_, let payload): ["id": PayloadFields.text(payload.messageID, bytes)]
        case .groupState(_, let payload): PayloadFields.of(payload, bytes)
        case .voiceFrame(let payload): PayloadFields.of(payload, bytes)
        case .verifyChallenge(let payload): PayloadFields.of(payload, bytes)
        case .verifyResponse(let payload): PayloadFields.of(payload, bytes)
        case .vouch(let payload): PayloadFields.of(payload, bytes)
        case .privateFile(let payload): PayloadFields.of(payload, bytes)
        case .peerState(let payload):
            ["capabilities": .decimal(payload.capabilities.rawValue), "signing": .bytes(bytes.array(payload.signingKey))]
        case .unknown: nil
        }
    }
}
