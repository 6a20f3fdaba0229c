import WireFormat

/// A public text: UTF-8 and nothing else (docs/protocol.md 3.2).
package struct MessagePayload: PayloadLayout {
    /// The text, without a byte-order mark.
    package let text: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        guard let text = TextField.range(bytes, range) else { throw .invalidText(range) }
        self.text = text
    }

    /// The bytes of a message.
    package static func encode(text: [UInt8]) -> [UInt8] { text }

    /// The text's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { bytes.array(text) }

    private static let textField = Field("bitchat.message.text", key: "text", "Text", gist: true)

    package static let fields = [textField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.text(Self.textField, bytes, text)
    }
}
