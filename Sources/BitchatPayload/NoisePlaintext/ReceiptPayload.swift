import WireFormat

/// The receipt for a private text: its ID as UTF-8 (docs/protocol.md 3.5).
package struct ReceiptPayload: PayloadLayout {
    /// The ID of the text.
    package let messageID: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard let messageID = TextField.range(bytes, range) else { throw .invalidText(range) }
        self.messageID = messageID
    }

    /// The bytes of a receipt.
    package static func encode(messageID: [UInt8]) -> [UInt8] { messageID }

    /// The receipt's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { bytes.array(messageID) }

    private static let messageIDField = Field("bitchat.receipt.message_id", key: "messageID", "Message ID", gist: true)

    package static let fields = [messageIDField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Self.messageIDField, bytes, messageID)
    }
}
