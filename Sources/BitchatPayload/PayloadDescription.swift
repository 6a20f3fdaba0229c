import BitchatFrame
import WireFormat

/// One payload type as `list types` and `list fields` show it.
package struct PayloadDescription: Sendable {
    /// The type byte; nil for unknown types and inside Noise messages.
    package let type: MessageType?
    /// The name used in NDJSON.
    package let kind: StaticString
    /// Every field a payload of this type may show.
    package let fields: [Field]

    /// Describes `layout`.
    package init(_ type: MessageType?, _ kind: StaticString, _ layout: (some PayloadLayout).Type) {
        self.type = type
        self.kind = kind
        fields = layout.fields
    }
}
