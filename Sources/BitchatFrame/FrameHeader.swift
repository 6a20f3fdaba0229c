/// The fixed part of a frame, from version to sender (docs/protocol.md 2.1).
package struct FrameHeader: Sendable, Hashable {
    /// 1 or 2.
    package var version: UInt8
    /// What the payload is.
    package var type: MessageType
    /// Hops left; not signed.
    package var ttl: UInt8
    /// When the author made it, in milliseconds since 1970.
    package var timestamp: UInt64
    /// The flag byte as it came.
    package var flags: FrameFlags
    /// The size of the payload section in bytes, as declared.
    package var payloadLength: UInt32
    /// The author.
    package var sender: PeerID

    /// Makes a header; see the properties.
    package init(
        version: UInt8, type: MessageType, ttl: UInt8, timestamp: UInt64, flags: FrameFlags, payloadLength: UInt32, sender: PeerID
    ) {
        self.version = version
        self.type = type
        self.ttl = ttl
        self.timestamp = timestamp
        self.flags = flags
        self.payloadLength = payloadLength
        self.sender = sender
    }

    /// The bytes before the sender: 14 for version 1, 16 for version 2.
    package var fixedLength: Int { version == 1 ? 14 : 16 }
}
