import BitchatFrame
import WireFormat

/// The payload of a frame in a dialect of 2025: what its type meant then, and the text it holds (docs/protocol.md 3.16).
package struct HistoricalPayload: Sendable, Hashable {
    /// The sender's dialect.
    package let dialect: HistoricalDialect
    /// The type byte.
    package let type: MessageType
    /// The longest run of printable UTF-8; empty when there is none.
    package let text: ByteRange
    /// The whole payload.
    package let content: ByteRange

    /// Reads the payload that stands at `range` of `bytes`.
    package init(_ dialect: HistoricalDialect, _ type: MessageType, _ bytes: RawSpan, _ range: ByteRange) {
        self.dialect = dialect
        self.type = type
        text = PrintableText.longestRun(bytes, range)
        content = range
    }

    /// What the type meant.
    package var kind: StaticString { dialect.name(of: type) ?? "unknown" }

    private static let textField = Field("bitchat.historical.text", key: "text", "Text", gist: true)
    private static let contentField = Field("bitchat.historical.content", key: "content", "Content")

    /// Every field that `visit` may show.
    package static let fields = [textField, contentField]

    /// Shows the text and the whole payload.
    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        if !text.isEmpty { visitor.text(Self.textField, bytes, text) }
        visitor.bytes(Self.contentField, bytes, content)
    }
}
