import WireFormat

/// One piece of an L2CAP PDU, as one ACL packet or one air packet carries it.
struct Fragment: Sendable, Hashable {
    /// Whether a PDU begins here.
    var isStart: Bool
    /// The bytes at hand.
    var range: ByteRange
    /// Whether the logger cut it.
    var isCut: Bool
}
