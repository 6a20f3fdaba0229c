import WireFormat

/// A Noise transport message: counter, ciphertext, tag (docs/protocol.md 3.5).
///
/// Throws `short` below 20 bytes.
package struct NoiseEncryptedPayload: PayloadLayout {
    /// The transport counter, from 0 in each direction.
    package let counter: UInt32
    /// The sealed bytes; as many as the plaintext has.
    package let ciphertext: ByteRange
    /// The ChaCha20-Poly1305 tag.
    package let tag: ByteRange

    /// The bytes a message has beyond its plaintext.
    package static let overhead = 20

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard range.count >= Self.overhead else { throw .short(range, needed: Self.overhead) }
        var cursor = ByteCursor(range, layer: .payload)
        counter = try cursor.bigEndian(bytes, UInt32.self)
        ciphertext = try cursor.take(cursor.remaining &- 16)
        tag = cursor.takeRest()
    }

    /// The bytes of a message.
    package static func encode(counter: UInt32, ciphertext: [UInt8], tag: [UInt8]) -> [UInt8] {
        var writer = ByteWriter(capacity: overhead + ciphertext.count)
        writer.bigEndian(counter)
        writer.append(ciphertext)
        writer.append(tag)
        return writer.bytes
    }

    /// The message's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(counter: counter, ciphertext: bytes.array(ciphertext), tag: bytes.array(tag))
    }
}

extension NoiseEncryptedPayload {
    private enum Name {
        static let counter = Field("bitchat.noise_encrypted.counter", key: "counter", "Counter", gist: true)
        static let ciphertext = Field("bitchat.noise_encrypted.ciphertext", key: "ciphertext", "Ciphertext")
        static let tag = Field("bitchat.noise_encrypted.tag", key: "tag", "Tag")
    }

    package static let fields = [Name.counter, Name.ciphertext, Name.tag]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.number(Name.counter, Int(counter), ByteRange(ciphertext.offset &- 4, 4))
        visitor.bytes(Name.ciphertext, bytes, ciphertext)
        visitor.bytes(Name.tag, bytes, tag)
    }
}
