import WireFormat

/// A whole frame: its header and where its parts stand in the bytes it was decoded from (docs/protocol.md 2.1).
package struct Frame: Sendable, Hashable {
    /// The fixed part.
    package var header: FrameHeader
    /// The recipient, if flagged.
    package var recipient: PeerID?
    /// The 8-byte hops of the route, without the count byte; empty when there is none.
    package var route: ByteRange
    /// The payload section as declared: size field and DEFLATE body when compressed.
    package var section: ByteRange
    /// The DEFLATE body when compressed, otherwise the payload itself.
    package var body: ByteRange
    /// The declared size after inflating; nil when not compressed.
    package var originalSize: Int?
    /// The 64 signature bytes, if flagged.
    package var signature: ByteRange?
    /// The frame's own length in bytes, without padding and trailing bytes.
    package var length: Int

    /// Makes a frame; see the properties.
    package init(
        header: FrameHeader, recipient: PeerID?, route: ByteRange, section: ByteRange, body: ByteRange, originalSize: Int?,
        signature: ByteRange?, length: Int
    ) {
        self.header = header
        self.recipient = recipient
        self.route = route
        self.section = section
        self.body = body
        self.originalSize = originalSize
        self.signature = signature
        self.length = length
    }

    /// Whether no single peer is addressed: no recipient, or eight FF bytes.
    package var isBroadcast: Bool { recipient == nil || recipient == .broadcast }
}
