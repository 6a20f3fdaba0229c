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
    init?(_ bytes: RawSpan, _ range: ByteRange) {
        guard range.count >= Self.size, range.end <= bytes.byteCount else { return nil }
        var cursor = ByteCursor(range, layer: .l2cap)
        guard let length = try? cursor.littleEndian(bytes, UInt16.self),
            let channel = try? cursor.littleEndian(bytes, UInt16.self)
        else { return nil }
        self.length = Int(length)
        self.channel = channel
    }
}
