import WireFormat

/// A private text and its ID (docs/protocol.md 3.5).
///
/// One-byte TLVs: 00 message ID, 01 content, both UTF-8. An unknown type refuses the whole payload; one that is not UTF-8 erases the
/// earlier one; one leftover byte is ignored.
package struct PrivateMessagePayload: PayloadLayout {
    /// The ID receipts refer to.
    package let messageID: ByteRange
    /// The text.
    package let content: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var messageID: ByteRange?
        var content: ByteRange?
        var reader = TLVReader(range, .oneByte)
        while let field = try reader.next(bytes) {
            switch field.type {
            case 0x00: messageID = TextField.range(bytes, field.value)
            case 0x01: content = TextField.range(bytes, field.value)
            default:
                throw .fieldValue(ByteRange(field.range.offset, 1), needed: 1, available: Int(field.type))
            }
        }
        self.messageID = try messageID.required(0x00, in: range)
        self.content = try content.required(0x01, in: range)
    }

    /// The bytes of a text.
    package static func encode(messageID: [UInt8], content: [UInt8]) -> [UInt8] {
        var writer = TLVWriter(.oneByte)
        writer.field(0x00, messageID)
        writer.field(0x01, content)
        return writer.bytes
    }

    /// The text as the iOS app writes it again.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] {
        Self.encode(messageID: bytes.array(messageID), content: bytes.array(content))
    }

    private static let messageIDField = Field(
        "bitchat.private_message.message_id", key: "messageID", "Message ID", gist: true)
    private static let textField = Field("bitchat.private_message.text", key: "text", "Text", gist: true)

    package static let fields = [messageIDField, textField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Self.messageIDField, bytes, messageID)
        visitor.text(Self.textField, bytes, content)
    }
}
