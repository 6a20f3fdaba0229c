import WireFormat

/// A question for a proof of identity (docs/protocol.md 3.5).
///
/// One-byte TLVs in this order: 01 Noise key as hex text (64 characters from the apps), 02 nonce. What follows is ignored.
package struct VerifyChallengePayload: PayloadLayout {
    /// The Noise key asked about, as text.
    package let noiseKey: ByteRange
    /// The nonce to be signed.
    package let nonce: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var reader = TLVReader(range, .oneByte)
        noiseKey = try Self.text(0x01, &reader, bytes, range)
        nonce = try Self.value(0x02, &reader, bytes, range)
    }

    /// The value of the next field, which must be of `type`; throws `missingField`.
    static func value(
        _ type: UInt8, _ reader: inout TLVReader, _ bytes: RawSpan, _ range: ByteRange
    ) throws(DecodeError) -> ByteRange {
        guard let field = try reader.next(bytes), field.type == type else { throw .missingField(type, in: range) }
        return field.value
    }

    /// The text of the next field, which must be of `type`; throws `missingField` or `invalidText`.
    static func text(
        _ type: UInt8, _ reader: inout TLVReader, _ bytes: RawSpan, _ range: ByteRange
    ) throws(DecodeError) -> ByteRange {
        let value = try value(type, &reader, bytes, range)
        guard let text = TextField.range(bytes, value) else { throw .invalidText(value) }
        return text
    }

    /// The bytes of a question.
    package static func encode(noiseKey: [UInt8], nonce: [UInt8]) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.field(0x01, noiseKey)
        writer.field(0x02, nonce)
        return writer.bytes
    }

    /// The question as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(noiseKey: bytes.array(noiseKey), nonce: bytes.array(nonce))
    }

    private static let keyField = Field("bitchat.verify_challenge.noise_key", key: "noiseKey", "Noise key", gist: true)
    private static let nonceField = Field("bitchat.verify_challenge.nonce", key: "nonce", "Nonce")

    package static let fields = [keyField, nonceField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Self.keyField, bytes, noiseKey)
        visitor.bytes(Self.nonceField, bytes, nonce)
    }
}
