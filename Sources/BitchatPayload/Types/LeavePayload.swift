import WireFormat

/// A departure: empty from the apps' Bluetooth stacks; any bytes are let through (docs/protocol.md 3.2).
///
/// The Android app reads a payload that begins with `#` as leaving a channel; other programs write their nickname.
package struct LeavePayload: PayloadLayout {
    /// Whatever the payload holds.
    package let content: ByteRange

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) { content = range }

    /// Whether the Android app takes it for leaving a channel.
    package func namesChannel(_ bytes: RawSpan) -> Bool {
        !content.isEmpty && bytes.byte(at: content.offset) == UInt8(ascii: "#")
    }

    /// The bytes of a departure.
    package static func encode(content: [UInt8] = []) -> [UInt8] { content }

    /// The payload's bytes.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { bytes.array(content) }

    private static let contentField = Field("bitchat.leave.content", key: "content", "Content", gist: true)

    package static let fields = [contentField]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        if !content.isEmpty { visitor.text(Self.contentField, bytes, content) }
    }
}
