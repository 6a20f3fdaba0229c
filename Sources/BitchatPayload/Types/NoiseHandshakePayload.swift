import WireFormat

/// One of the three messages of a Noise XX handshake, known by its size (docs/protocol.md 3.4).
///
/// Message 1 is an ephemeral key (32 bytes), 2 an ephemeral key, a sealed static key and a tag (96), 3 a sealed static
/// key and a tag (64). Other sizes decode without a message number; both apps drop them later.
package struct NoiseHandshakePayload: PayloadLayout {
    /// 1, 2 or 3; nil for another size.
    package let message: Int?
    /// The whole message.
    package let content: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        content = range
        switch range.count {
        case 32: message = 1
        case 96: message = 2
        case 64: message = 3
        default: message = nil
        }
    }

    /// The ephemeral key of messages 1 and 2.
    package var ephemeralKey: ByteRange? { message == 1 || message == 2 ? ByteRange(content.offset, 32) : nil }

    /// The sealed static key of messages 2 and 3, its tag included.
    package var sealedKey: ByteRange? {
        message == 2 ? ByteRange(content.offset &+ 32, 48) : message == 3 ? ByteRange(content.offset, 48) : nil
    }

    /// The tag over the empty payload of messages 2 and 3.
    package var tag: ByteRange? {
        message == 2 || message == 3 ? ByteRange(content.end &- 16, 16) : nil
    }

    /// The bytes of a message.
    package static func encode(content: [UInt8]) -> [UInt8] { content }

    /// The message's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { bytes.array(content) }
}

extension NoiseHandshakePayload {
    private enum Name {
        static let message = Field("bitchat.noise_handshake.message", key: "message", "Message number", gist: true)
        static let ephemeralKey = Field("bitchat.noise_handshake.ephemeral_key", key: "ephemeralKey", "Ephemeral key")
        static let sealedKey = Field("bitchat.noise_handshake.sealed_key", key: "sealedKey", "Sealed static key")
        static let tag = Field("bitchat.noise_handshake.tag", key: "tag", "Tag")
        static let content = Field("bitchat.noise_handshake.content", key: "content", "Content")
    }

    package static let fields = [Name.message, Name.ephemeralKey, Name.sealedKey, Name.tag, Name.content]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        guard let message else { return visitor.bytes(Name.content, bytes, content) }
        visitor.number(Name.message, message, content)
        if let ephemeralKey { visitor.bytes(Name.ephemeralKey, bytes, ephemeralKey) }
        if let sealedKey { visitor.bytes(Name.sealedKey, bytes, sealedKey) }
        if let tag { visitor.bytes(Name.tag, bytes, tag) }
    }
}
