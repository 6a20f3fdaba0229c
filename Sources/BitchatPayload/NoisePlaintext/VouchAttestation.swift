import WireFormat

/// One peer's signed word for another (docs/protocol.md 3.5).
///
/// One-byte TLVs: 01 fingerprint (32), 02 signing key (32), 03 time (8), 04 signature (64), all mandatory.
package struct VouchAttestation: Sendable, Hashable {
    /// The SHA-256 digest of the Noise key of the peer vouched for.
    package let fingerprint: ByteRange
    /// That peer's Ed25519 key.
    package let signingKey: ByteRange
    /// When the word was given, in milliseconds since 1970.
    package let timestamp: UInt64
    /// Where that time stands.
    package let timestampBytes: ByteRange
    /// The signature of the peer that vouches.
    package let signature: ByteRange
    /// Where the attestation stands.
    package let range: ByteRange

    /// Decodes the attestation at `range`; throws `fieldLength`, `missingField`, `trailingBytes` or `truncated`.
    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var draft = Draft()
        _ = try draft.walk(bytes, range)
        fingerprint = try draft.fingerprint.required(0x01, in: range)
        signingKey = try draft.signingKey.required(0x02, in: range)
        timestampBytes = try draft.timestamp.required(0x03, in: range)
        timestamp = bytes.bigEndianNumber(timestampBytes)
        signature = try draft.signature.required(0x04, in: range)
        self.range = range
    }

    private struct Draft: TLVDraft {
        static let known: UInt16 = 0x1E
        static let lengthField = TLVReader.LengthField.oneByte

        var fingerprint: ByteRange?
        var signingKey: ByteRange?
        var timestamp: ByteRange?
        var signature: ByteRange?

        mutating func take(_ field: TLVField, _ bytes: RawSpan, _ remarks: inout TLVRemarks) throws(DecodeError) {
            switch field.type {
            case 0x01: fingerprint = try field.value(ofLength: 32)
            case 0x02: signingKey = try field.value(ofLength: 32)
            case 0x03: timestamp = try field.value(ofLength: 8)
            case 0x04: signature = try field.value(ofLength: 64)
            default: break
            }
        }
    }

    /// The bytes of an attestation.
    package static func encode(
        fingerprint: [UInt8], signingKey: [UInt8], timestamp: UInt64, signature: [UInt8]
    ) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.field(0x01, fingerprint)
        writer.field(0x02, signingKey)
        writer.field(0x03, bigEndian: timestamp)
        writer.field(0x04, signature)
        return writer.bytes
    }

    /// The attestation as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(
            fingerprint: bytes.array(fingerprint), signingKey: bytes.array(signingKey), timestamp: timestamp,
            signature: bytes.array(signature))
    }
}
