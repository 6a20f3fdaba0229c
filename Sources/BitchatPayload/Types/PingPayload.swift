import WireFormat

/// A mesh probe: an 8-byte nonce and the TTL it set out with (docs/protocol.md 3.12).
///
/// Throws `short` below 9 bytes; bytes after them are kept for later versions and ignored.
package struct PingPayload: PayloadLayout {
    /// The nonce and the TTL.
    package let echo: EchoContent

    package init(decoding bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        echo = try EchoContent(decoding: bytes, range)
    }

    /// The bytes of a probe.
    package static func encode(nonce: UInt64, originTTL: UInt8) -> [UInt8] {
        EchoContent.encode(nonce: nonce, originTTL: originTTL)
    }

    /// The probe without what follows it.
    package func reencoded(_ bytes: RawSpan) -> [UInt8] { Self.encode(nonce: echo.nonce, originTTL: echo.originTTL) }

    private static let nonce = Field("bitchat.ping.nonce", key: "nonce", "Nonce", gist: true)
    private static let originTTL = Field("bitchat.ping.origin_ttl", key: "originTTL", "Origin TTL", gist: true)
    private static let rest = Field("bitchat.ping.leftover", key: "leftover", "Leftover bytes")

    package static let fields = [nonce, originTTL, rest]

    package func visit(_ visitor: inout some FieldVisitor, _ bytes: RawSpan) {
        echo.visit(&visitor, bytes, Self.nonce, Self.originTTL, Self.rest)
    }
}
