import WireFormat

/// One PDU of the attribute protocol, whole or cut.
struct AttributePDU: Sendable, Hashable {
    /// The bytes at hand.
    var range: ByteRange
    /// The number of bytes it has on the wire.
    var length: Int

    /// Whether bytes are missing.
    var isCut: Bool { range.count < length }
}
