import BitchatPayload
import WireFormat

extension PayloadFields {
    /// Type 0x29 and plaintext 0x08 (docs/protocol.md 3.15).
    static func of(_ payload: VoiceFramePayload, _ bytes: RawSpan) -> JSONObject {
        var fields: JSONObject = [
            "burst": .string(Hexadecimal.digits(payload.burst)), "sequence": .integer(payload.sequence),
            "flags": .integer(payload.kind.rawValue),
        ]
        let body = payload.body
        switch payload.kind {
        case .start: fields["codec"] = number(ByteRange(body.offset, 1), bytes)
        case .end:
            fields["packets"] = number(ByteRange(body.offset, 2), bytes)
            fields["duration"] = number(ByteRange(body.offset &+ 2, 4), bytes)
        case .canceled: break
        case .data: fields["frames"] = .array(payload.frames(bytes).map { octets($0, bytes) })
        }
        return fields
    }

    private static func number(_ range: ByteRange, _ bytes: RawSpan) -> JSONValue {
        .integer(bytes.array(range).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// Plaintext 0x01.
    static func of(_ payload: PrivateMessagePayload, _ bytes: RawSpan) -> JSONObject {
        ["id": text(payload.messageID, bytes), "text": text(payload.content, bytes)]
    }

    /// Plaintexts 0x06 and 0x07; the roster as it came, since its members are the business of the group.
    static func of(_ payload: GroupStatePayload, _ bytes: RawSpan) -> JSONObject {
        [
            "group": octets(payload.groupID, bytes), "name": text(payload.name, bytes), "key": octets(payload.key, bytes),
            "epoch": .integer(payload.epoch), "roster": octets(payload.roster, bytes),
            "creator": octets(payload.creator, bytes), "sig": octets(payload.signature, bytes),
        ]
    }

    /// Plaintext 0x10.
    static func of(_ payload: VerifyChallengePayload, _ bytes: RawSpan) -> JSONObject {
        ["noiseKey": text(payload.noiseKey, bytes), "nonce": octets(payload.nonce, bytes)]
    }

    /// Plaintext 0x11, with the bytes that the signature covers.
    static func of(_ payload: VerifyResponsePayload, _ bytes: RawSpan) -> JSONObject {
        [
            "noiseKey": text(payload.noiseKey, bytes), "nonce": octets(payload.nonce, bytes),
            "sig": octets(payload.signature, bytes), "covered": .bytes(payload.signedBytes(bytes)),
        ]
    }

    /// Plaintext 0x12: each attestation as fingerprint, signing key, time and signature.
    static func of(_ payload: VouchPayload, _ bytes: RawSpan) -> JSONObject {
        let attestations = payload.attestations(bytes).map { one -> JSONValue in
            .array([
                octets(one.fingerprint, bytes), octets(one.signingKey, bytes), .decimal(one.timestamp),
                octets(one.signature, bytes),
            ])
        }
        return ["vouches": .array(attestations)]
    }
}
