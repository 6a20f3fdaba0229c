import WireFormat

/// The first four bytes of an L2CAP PDU, little-endian: length u16, channel u16 (docs/capture-formats.md 10.2).
struct L2CAPHeader: Sendable, Hashable {
    /// The number of header bytes.
    static let size = 4

    /// The number of bytes that should follow.
    var length: Int
    /// The channel, as the receiving end numbers it.
    var channel: UInt16

    /// Reads a header from the first bytes of `range`, or nil when there are too few.
    @inline(__always)
    init?(_ bytes: RawSpan, _ range: ByteRange) {
        var cursor = ByteCursor(range, layer: .l2cap)
        guard range.end <= bytes.byteCount, let word = try? cursor.littleEndian(bytes, UInt32.self) else { return nil }
        length = Int(word & 0xFFFF)
        channel = UInt16(truncatingIfNeeded: word >> 16)
    }
}
