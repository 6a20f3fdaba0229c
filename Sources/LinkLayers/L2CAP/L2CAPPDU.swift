import WireFormat

/// One L2CAP PDU, whole or cut.
struct L2CAPPDU: Sendable, Hashable {
    /// The channel, as the receiving end numbers it.
    var channel: UInt16
    /// The bytes after the header that are at hand.
    var payload: ByteRange
    /// The number of bytes its header declares.
    var length: Int

    /// Whether bytes are missing.
    var isCut: Bool { payload.count < length }

    /// The PDU whose header stands at the start of `range`.
    @inline(__always)
    init(_ header: L2CAPHeader, in range: ByteRange) {
        channel = header.channel
        length = header.length
        payload = range.dropping(L2CAPHeader.size).limited(to: header.length)
    }
}
