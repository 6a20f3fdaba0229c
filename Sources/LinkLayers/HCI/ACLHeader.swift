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
    @inline(__always)
    init(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        var cursor = ByteCursor(range, layer: .hci)
        let word = try cursor.littleEndian(bytes, UInt32.self)
        handle = UInt16(truncatingIfNeeded: word & 0x0FFF)
        boundary = UInt8(truncatingIfNeeded: word >> 12 & 3)
        length = Int(word >> 16)
        payload = cursor.rest.limited(to: length)
    }

    /// The packet as a piece of an L2CAP PDU.
    var fragment: Fragment { Fragment(isStart: boundary != 1, range: payload, isCut: payload.count < length) }
}
