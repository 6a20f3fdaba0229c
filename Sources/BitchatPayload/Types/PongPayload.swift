import WireFormat

/// The answer to a mesh probe: the nonce of the probe and the TTL the answer set out with (docs/protocol.md 3.12).
///
/// Throws `short` below 9 bytes; bytes after them are kept for later versions and ignored.
package struct PongPayload: PayloadLayout {
    /// The nonce and the TTL.
    package let echo: EchoContent

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        echo = try EchoContent(decoding: bytes, range)
    }

    /// The bytes of an answer.
    package static func encode(nonce: UInt64, originTTL: UInt8) -> [UInt8] {
        EchoContent.encode(nonce: nonce, originTTL: originTTL)
    }

    /// The answer without what follows it.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { Self.encode(nonce: echo.nonce, originTTL: echo.originTTL) }

    private static let nonce = Field("bitchat.pong.nonce", key: "nonce", "Nonce", gist: true)
    private static let originTTL = Field("bitchat.pong.origin_ttl", key: "originTTL", "Origin TTL", gist: true)
    private static let rest = Field("bitchat.pong.leftover", key: "leftover", "Leftover bytes")

    package static let fields = [nonce, originTTL, rest]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        echo.visit(&visitor, bytes, Self.nonce, Self.originTTL, Self.rest)
    }
}
