import WireFormat

/// The proof of an identity (docs/protocol.md 3.5).
///
/// The fields of the question, then 03 signature. What follows is ignored.
package struct VerifyResponsePayload: PayloadLayout {
    /// The Noise key, as text.
    package let noiseKey: ByteRange
    /// The nonce of the question.
    package let nonce: ByteRange
    /// The Ed25519 signature over `signedBytes`.
    package let signature: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var reader = TLVReader(range, .oneByte)
        noiseKey = try VerifyChallengePayload.text(0x01, &reader, bytes, range)
        nonce = try VerifyChallengePayload.value(0x02, &reader, bytes, range)
        signature = try VerifyChallengePayload.value(0x03, &reader, bytes, range)
    }

    /// The bytes of a proof.
    package static func encode(noiseKey: [UInt8], nonce: [UInt8], signature: [UInt8]) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.append(VerifyChallengePayload.encode(noiseKey: noiseKey, nonce: nonce))
        writer.field(0x03, signature)
        return writer.bytes
    }

    /// The proof as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(noiseKey: bytes.array(noiseKey), nonce: bytes.array(nonce), signature: bytes.array(signature))
    }

    /// The bytes that are signed: context, length and text of the key, nonce.
    package func signedBytes(_ bytes: RawSpan) -> [UInt8] {
        var writer = ByteWriter(capacity: 128)
        writer.append("bitchat-verify-resp-v1".utf8)
        writer.byte(UInt8(clamping: noiseKey.count))
        writer.append(noiseKey, of: bytes)
        writer.append(nonce, of: bytes)
        return writer.bytes
    }

    private static let keyField = Field("bitchat.verify_response.noise_key", key: "noiseKey", "Noise key", gist: true)
    private static let nonceField = Field("bitchat.verify_response.nonce", key: "nonce", "Nonce")
    private static let signatureField = Field("bitchat.verify_response.signature", key: "signature", "Signature")

    package static let fields = [keyField, nonceField, signatureField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Self.keyField, bytes, noiseKey)
        visitor.bytes(Self.nonceField, bytes, nonce)
        visitor.bytes(Self.signatureField, bytes, signature)
    }
}
