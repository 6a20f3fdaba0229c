import WireFormat

/// The payload of a type no layout is known for: its bytes are kept (docs/protocol.md 3.0).
package struct UnknownPayload: PayloadLayout {
    /// The whole payload.
    package let content: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) { content = range }

    /// The bytes as they are.
    package static func encode(content: [UInt8]) -> [UInt8] { content }

    /// The payload's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { bytes.array(content) }

    private static let contentField = Field("bitchat.unknown.content", key: "content", "Content")

    package static let fields = [contentField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        visitor.bytes(Self.contentField, bytes, content)
    }
}
