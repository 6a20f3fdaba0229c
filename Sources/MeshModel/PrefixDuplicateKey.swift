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
        var cursor = ByteCursor(ByteRange(range.offset, min(range.end, bytes.byteCount) - range.offset), layer: .payload)
        var hash: UInt32 = 1
        while cursor.remaining >= 8, let eight = try? cursor.littleEndian(bytes, UInt64.self) {
            hash = hash &* power8 &+ sum(eight)
        }
        while !cursor.isAtEnd, let byte = try? cursor.byte(bytes) {
            hash = 31 &* hash &+ UInt32(truncatingIfNeeded: Int8(bitPattern: byte))
        }
        return Int32(bitPattern: hash)
    }

    /// What eight bytes, the first in the lowest place, add to the hash: two, then four, then all of them at a time.
    ///
    /// Each byte is moved up by 128 so that it is never negative, and what that adds to the sum is taken off again.
    @inline(__always)
    private static func sum(_ bytes: UInt64) -> UInt32 {
        let raised = bytes ^ 0x8080_8080_8080_8080
        let pairs = (raised & 0x00FF_00FF_00FF_00FF) &* 31 &+ (raised >> 8 & 0x00FF_00FF_00FF_00FF)
        let fours = (pairs & 0xFFFF_0000_FFFF) &* (31 * 31) &+ (pairs >> 16 & 0xFFFF_0000_FFFF)
        let whole = (fours & 0xFFFF_FFFF) &* (31 * 31 * 31 * 31) &+ fours >> 32
        return UInt32(truncatingIfNeeded: whole) &- raise
    }

    /// 31 to the power of 8, cut to 32 bits.
    private static var power8: UInt32 { UInt32(truncatingIfNeeded: 923_521 * 923_521) }
    /// What eight bytes of 128 add: 128 · (31⁸ - 1) / 30, cut to 32 bits.
    private static var raise: UInt32 { UInt32(truncatingIfNeeded: 128 * (923_521 * 923_521 - 1) / 30) }
}
