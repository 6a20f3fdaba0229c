import BitchatFrame
import WireFormat

/// One packet of a burst of live voice (docs/protocol.md 3.15).
///
/// Burst ID (8 bytes), sequence (2), kind (1), body. START: codec (1, value 1); END: data packets (2), duration (4);
/// CANCELED: nothing; data: 1 to 8 frames of a length (2, above 0) and as many bytes, to the very end. Bytes after a START or END
/// body and in a CANCELED one are ignored.
package struct VoiceFramePayload: PayloadLayout {
    /// What the packet is; the byte on the wire.
    package enum Kind: UInt8, Sendable, Hashable {
        /// Encoded audio.
        case data = 0
        /// The begin of a burst.
        case start = 1
        /// The end of a burst.
        case end = 2
        /// A burst to be thrown away.
        case canceled = 4

        /// The name used in NDJSON.
        package var name: StaticString {
            switch self {
            case .data: "data"
            case .start: "start"
            case .end: "end"
            case .canceled: "canceled"
            }
        }
    }

    /// The random ID that the packets of a burst share.
    package let burst: UInt64
    /// The packet's number: 0 for START, data from 1.
    package let sequence: UInt16
    /// What the packet is.
    package let kind: Kind
    /// Everything after the kind.
    package let body: ByteRange

    /// The bytes before the body.
    package static let headerLength = 11
    /// The only codec: AAC-LC, 16 kHz, mono.
    package static let codec: UInt8 = 1

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard range.count >= Self.headerLength else { throw .short(range, needed: Self.headerLength) }
        var cursor = ByteCursor(range, layer: .payload)
        burst = try cursor.bigEndian(bytes, UInt64.self)
        sequence = try cursor.bigEndian(bytes, UInt16.self)
        let code = try cursor.byte(bytes)
        guard let kind = Kind(rawValue: code) else {
            throw .fieldValue(ByteRange(range.offset &+ 10, 1), needed: 4, available: Int(code))
        }
        self.kind = kind
        body = cursor.takeRest()
        try checkBody(bytes)
    }

    private func checkBody(_ bytes: RawSpan) throws(DecodeError) {
        var cursor = ByteCursor(body, layer: .payload)
        switch kind {
        case .start:
            let codec = try cursor.byte(bytes)
            guard codec == Self.codec else {
                throw .fieldValue(ByteRange(body.offset, 1), needed: Int(Self.codec), available: Int(codec))
            }
        case .end: _ = try cursor.take(6)
        case .canceled: break
        case .data: try checkFrames(bytes)
        }
    }

    private func checkFrames(_ bytes: RawSpan) throws(DecodeError) {
        var reader = VoiceFrameReader(body)
        var count = 0
        while try reader.next(bytes) != nil { count &+= 1 }
        guard (1...ProtocolLimits.voiceFrames).contains(count) else {
            throw .fieldValue(body, needed: count < 1 ? 1 : ProtocolLimits.voiceFrames, available: count)
        }
    }
}
