import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// The fields of decoded payloads as vectors write them: one flat object each.
package enum PayloadFields {
    /// A text.
    static func text(_ range: ByteRange, _ bytes: RawSpan) -> JSONValue {
        .string(String(decoding: bytes.array(range), as: UTF8.self))
    }

    /// A byte string.
    static func octets(_ range: ByteRange, _ bytes: RawSpan) -> JSONValue { .bytes(bytes.array(range)) }

    /// Type 0x01 (docs/protocol.md 3.1), with the payload written anew.
    static func of(_ payload: AnnouncePayload, _ bytes: RawSpan) -> JSONObject {
        let neighbours = payload.neighbourIDs(bytes)
        return [
            "nickname": text(payload.nickname, bytes), "noise": octets(payload.noiseKey, bytes),
            "signing": octets(payload.signingKey, bytes),
            "neighbours": neighbours.isEmpty ? nil : .array(neighbours.map { .bytes($0.bytes) }),
            "capabilities": payload.capabilities.map { .decimal($0.rawValue) },
            "cell": payload.bridgeGeohash.map { text($0, bytes) }, "encoded": .bytes(payload.reencoded(bytes)),
        ]
    }

    /// Type 0x02 (docs/protocol.md 3.2).
    static func of(_ payload: MessagePayload, _ bytes: RawSpan) -> JSONObject { ["text": text(payload.text, bytes)] }

    /// Type 0x03 (docs/protocol.md 3.2).
    static func of(_ payload: LeavePayload, _ bytes: RawSpan) -> JSONObject { ["content": octets(payload.content, bytes)] }

    /// Type 0x04 (docs/protocol.md 3.3); the copies are clamped.
    static func of(_ payload: CourierEnvelopePayload, _ bytes: RawSpan) -> JSONObject {
        [
            "tag": octets(payload.recipientTag, bytes), "expiry": .decimal(payload.expiry),
            "ciphertext": octets(payload.ciphertext, bytes),
            "copies": .integer(min(max(payload.copies, 1), ProtocolLimits.courierCopies)),
            "prekey": payload.prekeyID.map { .integer($0) },
        ]
    }

    /// Type 0x10 (docs/protocol.md 3.4); nil where the size is that of no message.
    static func of(_ payload: NoiseHandshakePayload, _ bytes: RawSpan) -> JSONObject? {
        guard let message = payload.message else { return nil }
        return [
            "message": .integer(message), "ephemeral": payload.ephemeralKey.map { octets($0, bytes) },
            "static": payload.sealedKey.map { octets($0, bytes) }, "tag": payload.tag.map { octets($0, bytes) },
        ]
    }

    /// Type 0x11 (docs/protocol.md 3.5).
    static func of(_ payload: NoiseEncryptedPayload, _ bytes: RawSpan) -> JSONObject {
        [
            "counter": .integer(payload.counter), "ciphertext": octets(payload.ciphertext, bytes),
            "tag": octets(payload.tag, bytes),
        ]
    }

    /// Type 0x20 (docs/protocol.md 3.6).
    static func of(_ payload: FragmentPayload, _ bytes: RawSpan) -> JSONObject {
        [
            "stream": .string(Hexadecimal.digits(payload.stream)), "index": .integer(payload.index),
            "total": .integer(payload.total), "inner": .integer(payload.originalType.rawValue),
            "data": octets(payload.data, bytes),
        ]
    }

    /// Type 0x22 (docs/protocol.md 3.8).
    static func of(_ payload: FileTransferPayload, _ bytes: RawSpan) -> JSONObject {
        [
            "name": payload.name.map { text($0, bytes) }, "size": payload.size.map { .integer($0) },
            "mime": payload.mimeType.map { text($0, bytes) }, "content": .bytes(payload.joinedContent(bytes)),
        ]
    }

    /// Type 0x25 (docs/protocol.md 3.11).
    static func of(_ payload: GroupMessagePayload, _ bytes: RawSpan) -> JSONObject {
        [
            "group": octets(payload.groupID, bytes), "epoch": .integer(payload.epoch), "nonce": octets(payload.nonce, bytes),
            "sealed": octets(payload.sealed, bytes),
        ]
    }

    /// Types 0x26 and 0x27 (docs/protocol.md 3.12).
    static func of(_ echo: EchoContent) -> JSONObject {
        ["nonce": .string(Hexadecimal.digits(echo.nonce)), "ttl": .integer(echo.originTTL)]
    }

    /// Type 0x28 (docs/protocol.md 3.13).
    static func of(_ payload: NostrCarrierPayload, _ bytes: RawSpan) -> JSONObject {
        [
            "direction": .integer(payload.direction.rawValue), "geohash": text(payload.geohash, bytes),
            "event": octets(payload.event, bytes),
        ]
    }

    /// Type 0x2C (docs/protocol.md 3.14).
    static func of(_ payload: AnnounceV2Payload, _ bytes: RawSpan) -> JSONObject {
        [
            "epoch": .integer(payload.epoch), "tags": octets(payload.tags, bytes),
            "capabilities": payload.capabilities.map { .decimal($0.rawValue) },
            "geohash": payload.geohash.map { text($0, bytes) },
        ]
    }
}
