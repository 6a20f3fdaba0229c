import BitchatFrame

/// What the fragment that completed a packet said of it (docs/protocol.md 3.6).
package struct OuterFragment: Sendable, Hashable {
    /// The fragment's own header.
    package var header: FrameHeader
    /// The type that it gives the frame inside.
    package var originalType: MessageType

    /// Makes the description; see the properties.
    package init(header: FrameHeader, originalType: MessageType) {
        self.header = header
        self.originalType = originalType
    }
}
