import BitchatFrame
import WireFormat

/// What makes two frames the same to Android: author, time and a weak hash of the payload's beginning.
///
/// The hash starts at 1 and takes 31·h + byte, bytes signed, with 32-bit wrap-around, over the first 64 payload bytes. For
/// a fragment it runs over the whole payload, and only then the type is part of the key (docs/protocol.md 5.7).
package struct PrefixDuplicateKey: Sendable, Hashable {
    /// The author.
    package var sender: PeerID
    /// The author's time in milliseconds.
    package var timestamp: UInt64
    /// Whether the frame is a fragment.
    package var isFragment: Bool
    /// The hash of the payload.
    package var hash: Int32

    /// Makes the key of a frame with this inflated payload.
    package init(_ header: FrameHeader, payload: RawSpan) {
        sender = header.sender
        timestamp = header.timestamp
        isFragment = header.type == .fragment
        hash = Self.hash(payload, ByteRange(0, isFragment ? payload.byteCount : min(payload.byteCount, 64)))
    }

    /// The hash of the bytes of `range`, cut to what the span holds.
    package static func hash(_ bytes: RawSpan, _ range: ByteRange) -> Int32 {
        var hash: Int32 = 1
        for offset in range.offset..<range.end {
            guard let byte = bytes.byte(at: offset) else { break }
            hash = 31 &* hash &+ Int32(Int8(bitPattern: byte))
        }
        return hash
    }
}
