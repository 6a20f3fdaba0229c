import WireFormat

extension Payload {
    /// The name used in NDJSON: that of the type, or the old one for a dialect of 2025.
    package var kind: StaticString {
        switch self {
        case .announce: "announce"
        case .message: "message"
        case .leave: "leave"
        case .courierEnvelope: "courierEnvelope"
        case .noiseHandshake: "noiseHandshake"
        case .noiseEncrypted: "noiseEncrypted"
        case .fragment: "fragment"
        case .requestSync: "requestSync"
        case .fileTransfer: "fileTransfer"
        case .boardPost: "boardPost"
        case .prekeyBundle: "prekeyBundle"
        case .groupMessage: "groupMessage"
        case .ping: "ping"
        case .pong: "pong"
        case .nostrCarrier: "nostrCarrier"
        case .voiceFrame: "voiceFrame"
        case .announceV2: "announceV2"
        case .unknown: "unknown"
        case .historical(let payload): payload.kind
        }
    }

    /// Shows every field in layout order; `bytes` is the span the payload was decoded from.
    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        switch self {
        case .announce(let payload): payload.visit(&visitor, bytes)
        case .message(let payload): payload.visit(&visitor, bytes)
        case .leave(let payload): payload.visit(&visitor, bytes)
        case .courierEnvelope(let payload): payload.visit(&visitor, bytes)
        case .noiseHandshake(let payload): payload.visit(&visitor, bytes)
        case .noiseEncrypted(let payload): payload.visit(&visitor, bytes)
        case .fragment(let payload): payload.visit(&visitor, bytes)
        case .requestSync(let payload): payload.visit(&visitor, bytes)
        case .fileTransfer(let payload): payload.visit(&visitor, bytes)
        case .boardPost(let payload): payload.visit(&visitor, bytes)
        case .prekeyBundle(let payload): payload.visit(&visitor, bytes)
        case .groupMessage(let payload): payload.visit(&visitor, bytes)
        case .ping(let payload): payload.visit(&visitor, bytes)
        case .pong(let payload): payload.visit(&visitor, bytes)
        case .nostrCarrier(let payload): payload.visit(&visitor, bytes)
        case .voiceFrame(let payload): payload.visit(&visitor, bytes)
        case .announceV2(let payload): payload.visit(&visitor, bytes)
        case .unknown(let payload): payload.visit(&visitor, bytes)
        case .historical(let payload): payload.visit(&visitor, bytes)
        }
    }

    /// The payload as the iOS app writes it again: without unknown fields, repeats and ignored bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        switch self {
        case .announce(let payload): payload.reencoded(bytes)
        case .message(let payload): payload.reencoded(bytes)
        case .leave(let payload): payload.reencoded(bytes)
        case .courierEnvelope(let payload): payload.reencoded(bytes)
        case .noiseHandshake(let payload): payload.reencoded(bytes)
        case .noiseEncrypted(let payload): payload.reencoded(bytes)
        case .fragment(let payload): payload.reencoded(bytes)
        case .requestSync(let payload): payload.reencoded(bytes)
        case .fileTransfer(let payload): payload.reencoded(bytes)
        case .boardPost(let payload): payload.reencoded(bytes)
        case .prekeyBundle(let payload): payload.reencoded(bytes)
        case .groupMessage(let payload): payload.reencoded(bytes)
        case .ping(let payload): payload.reencoded(bytes)
        case .pong(let payload): payload.reencoded(bytes)
        case .nostrCarrier(let payload): payload.reencoded(bytes)
        case .voiceFrame(let payload): payload.reencoded(bytes)
        case .announceV2(let payload): payload.reencoded(bytes)
        case .unknown(let payload): payload.reencoded(bytes)
        case .historical(let payload): bytes.array(payload.content)
        }
    }
}
