import WireFormat

/// What a Noise transport message holds once it is opened: a type byte and a body (docs/protocol.md 3.5).
package enum NoisePlaintext: Sendable, Hashable {
    /// Type 0x01.
    case privateMessage(PrivateMessagePayload)
    /// Types 0x02 and 0x03.
    case receipt(NoisePlaintextType, ReceiptPayload)
    /// Types 0x06 and 0x07.
    case groupState(NoisePlaintextType, GroupStatePayload)
    /// Type 0x08.
    case voiceFrame(VoiceFramePayload)
    /// Type 0x10.
    case verifyChallenge(VerifyChallengePayload)
    /// Type 0x11.
    case verifyResponse(VerifyResponsePayload)
    /// Type 0x12.
    case vouch(VouchPayload)
    /// Types 0x20 and 0x09.
    case privateFile(FileTransferPayload)
    /// Type 0x21.
    case peerState(PeerStatePayload)
    /// Any other type.
    case unknown(NoisePlaintextType, UnknownPayload)

    /// Decodes the plaintext at `range`, by the iOS app's rules; throws `short` when it is empty.
    package static func decode(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> NoisePlaintext {
        guard !range.isEmpty else { throw .short(range, needed: 1) }
        var cursor = ByteCursor(range, layer: .payload)
        let type = NoisePlaintextType(rawValue: try cursor.byte(bytes))
        let body = cursor.rest
        switch type {
        case .privateMessage: return .privateMessage(try PrivateMessagePayload(decoding: bytes, body))
        case .readReceipt, .delivered: return .receipt(type, try ReceiptPayload(decoding: bytes, body))
        case .groupInvite, .groupKeyUpdate: return .groupState(type, try GroupStatePayload(decoding: bytes, body))
        case .voiceFrame: return .voiceFrame(try VoiceFramePayload(decoding: bytes, body))
        case .verifyChallenge: return .verifyChallenge(try VerifyChallengePayload(decoding: bytes, body))
        case .verifyResponse: return .verifyResponse(try VerifyResponsePayload(decoding: bytes, body))
        case .vouch: return .vouch(try VouchPayload(decoding: bytes, body))
        case .privateFile, .oldPrivateFile: return .privateFile(try FileTransferPayload(decoding: bytes, body))
        case .peerState: return .peerState(try PeerStatePayload(decoding: bytes, body))
        default: return .unknown(type, try UnknownPayload(decoding: bytes, body))
        }
    }

    /// The name used in NDJSON.
    package var kind: StaticString {
        switch self {
        case .privateMessage: "privateMessage"
        case .receipt(let type, _), .groupState(let type, _), .unknown(let type, _): type.name ?? "unknown"
        case .voiceFrame: "voiceFrame"
        case .verifyChallenge: "verifyChallenge"
        case .verifyResponse: "verifyResponse"
        case .vouch: "vouch"
        case .privateFile: "privateFile"
        case .peerState: "peerState"
        }
    }

    /// Shows every field of the body in layout order.
    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        switch self {
        case .privateMessage(let payload): payload.visit(&visitor, bytes)
        case .receipt(_, let payload): payload.visit(&visitor, bytes)
        case .groupState(_, let payload): payload.visit(&visitor, bytes)
        case .voiceFrame(let payload): payload.visit(&visitor, bytes)
        case .verifyChallenge(let payload): payload.visit(&visitor, bytes)
        case .verifyResponse(let payload): payload.visit(&visitor, bytes)
        case .vouch(let payload): payload.visit(&visitor, bytes)
        case .privateFile(let payload): payload.visit(&visitor, bytes)
        case .peerState(let payload): payload.visit(&visitor, bytes)
        case .unknown(_, let payload): payload.visit(&visitor, bytes)
        }
    }
}
