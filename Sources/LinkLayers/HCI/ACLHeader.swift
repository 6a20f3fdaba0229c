import WireFormat

/// The first four bytes of an ACL packet, little-endian: handle and flags u16, length u16.
struct ACLHeader: Sendable, Hashable {
    /// The connection handle.
    var handle: UInt16
    /// The packet boundary flag: 1 is a continuation, 0 and 2 are starts, 3 is complete.
    var boundary: UInt8
    /// The number of bytes that should follow.
    var length: Int
    /// Those that do.
    var payload: ByteRange

    /// Qualcomm's debug data come on this handle, which is a legal one too (docs/capture-formats.md 2.2).
    static let vendorDebugHandle: UInt16 = 0x0EDC
    /// No connection has a higher handle.
    static let highestHandle: UInt16 = 0x0EFF

    /// Reads the packet in `range`.
    init(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var cursor = ByteCursor(range, layer: .hci)
        let first = try cursor.littleEndian(bytes, UInt16.self)
        length = Int(try cursor.littleEndian(bytes, UInt16.self))
        handle = first & 0x0FFF
        boundary = UInt8(truncatingIfNeeded: first >> 12) & 3
        payload = cursor.rest.limited(to: length)
    }

    /// The packet as a piece of an L2CAP PDU.
    var fragment: Fragment { Fragment(isStart: boundary != 1, range: payload, isCut: payload.count < length) }
}
