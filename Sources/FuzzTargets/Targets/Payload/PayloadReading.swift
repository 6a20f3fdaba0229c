import BitchatPayload
import WireFormat

/// What was read of a payload: how it is written anew, and what its fields point at.
package struct PayloadReading: Sendable {
    /// The payload written from what was understood.
    package var encoded: [UInt8]
    /// What a visit of its fields showed.
    package var fields: RangeWatch

    /// Makes a reading from a decoded payload.
    package init(_ payload: Payload, _ bytes: RawSpan) {
        encoded = payload.reencoded(bytes)
        fields = RangeWatch(limit: bytes.byteCount)
        payload.visit(&fields, bytes)
    }

    /// Makes a reading from a decoded plaintext, whose first byte is its type.
    package init(_ plaintext: NoisePlaintext, _ bytes: RawSpan) {
        encoded = [bytes.byte(at: 0) ?? 0] + Self.body(of: plaintext, bytes)
        fields = RangeWatch(limit: bytes.byteCount)
        plaintext.visit(&fields, bytes)
    }

    /// Makes a reading of bytes that a stand-in claims to have understood.
    package init(encoded: [UInt8]) {
        self.encoded = encoded
        fields = RangeWatch(limit: 0)
    }

    private static func body(of plaintext: NoisePlaintext, _ bytes: RawSpan) -> [UInt8] {
        switch plaintext {
        case .privateMessage(let payload): payload.reencoded(bytes)
        case .receipt(_, let payload): payload.reencoded(bytes)
        case .groupState(_, let payload): payload.reencoded(bytes)
        case .voiceFrame(let payload): payload.reencoded(bytes)
        case .verifyChallenge(let payload): payload.reencoded(bytes)
        case .verifyResponse(let payload): payload.reencoded(bytes)
        case .vouch(let payload): payload.reencoded(bytes)
        case .privateFile(let payload): payload.reencoded(bytes)
        case .peerState(let payload): payload.reencoded(bytes)
        case .unknown(_, let payload): payload.reencoded(bytes)
        }
    }
}
