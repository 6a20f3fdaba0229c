import BitchatFrame
import BitchatPayload
import WireFormat

extension PayloadFields {
    /// What iOS reads of the payload of a message type; nil for types that it does not read, and for requests.
    package static func of(_ type: MessageType, _ bytes: RawSpan) throws(DecodeError) -> JSONObject? {
        switch try Payload.decode(type: type, bytes, bytes.whole) {
        case .announce(let payload): of(payload, bytes)
        case .message(let payload): of(payload, bytes)
        case .leave(let payload): of(payload, bytes)
        case .courierEnvelope(let payload): of(payload, bytes)
        case .noiseHandshake(let payload): of(payload, bytes)
        case .noiseEncrypted(let payload): of(payload, bytes)
        case .fragment(let payload): of(payload, bytes)
        case .fileTransfer(let payload): of(payload, bytes)
        case .boardPost(let payload): of(payload, bytes)
        case .prekeyBundle(let payload): of(payload, bytes)
        case .groupMessage(let payload): of(payload, bytes)
        case .ping(let payload): of(payload.echo)
        case .pong(let payload): of(payload.echo)
        case .nostrCarrier(let payload): of(payload, bytes)
        case .voiceFrame(let payload): of(payload, bytes)
        case .announceV2(let payload): of(payload, bytes)
        case .requestSync, .historical, .unknown: nil
        }
    }

    /// What iOS reads of an opened Noise message; nil for codes that it does not read.
    package static func ofPlaintext(_ bytes: RawSpan) throws(DecodeError) -> JSONObject? {
        let plaintext = try NoisePlaintext.decode(bytes, bytes.whole)
        guard var fields = fields(of: plaintext, bytes) else { return nil }
        fields.members.insert(JSONObject.Member(name: "kind", value: .string("\(plaintext.kind)")), at: 0)
        return fields
    }

    private static func fields(of plaintext: NoisePlaintext, _ bytes: RawSpan) -> JSONObject? {
        switch plaintext {
        case .privateMessage(let payload): of(payload, bytes)
        case .receipt(_, let payload): ["id": text(payload.messageID, bytes)]
        case .groupState(_, let payload): of(payload, bytes)
        case .voiceFrame(let payload): of(payload, bytes)
        case .verifyChallenge(let payload): of(payload, bytes)
        case .verifyResponse(let payload): of(payload, bytes)
        case .vouch(let payload): of(payload, bytes)
        case .privateFile(let payload): of(payload, bytes)
        case .peerState(let payload):
            ["capabilities": .decimal(payload.capabilities.rawValue), "signing": octets(payload.signingKey, bytes)]
        case .unknown: nil
        }
    }
}
