import Hashes
import WireFormat

/// What the iOS app takes two frames for the same packet by (docs/protocol.md 5.2 rows 8 and 9).
package struct DuplicateKey: Sendable, Hashable {
    /// The author.
    package var sender: PeerID
    /// When the author made it.
    package var timestamp: UInt64
    /// What the payload is.
    package var type: MessageType
    /// The first four bytes of the SHA-256 digest of the inflated payload.
    package var payloadDigest: UInt32

    /// Makes a key; see the properties.
    package init(sender: PeerID, timestamp: UInt64, type: MessageType, payloadDigest: UInt32) {
        self.sender = sender
        self.timestamp = timestamp
        self.type = type
        self.payloadDigest = payloadDigest
    }

    /// The key of a frame of which `payload` is the inflated payload.
    package init(_ header: FrameHeader, payload: RawSpan, _ hasher: SHA256Hasher) {
        self.init(
            sender: header.sender, timestamp: header.timestamp, type: header.type,
            payloadDigest: UInt32(truncatingIfNeeded: hasher.hash(payload).first >> 32))
    }
}
