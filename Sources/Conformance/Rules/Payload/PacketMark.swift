import Dissection

/// What tells a new packet of one author from another copy of one seen before: its timestamp and its payload.
///
/// The same packet is seen once on each link it is sent over, and again from every relay.
struct PacketMark: Sendable, Hashable {
    /// The packet's timestamp.
    var timestamp: UInt64
    /// The first eight bytes of SHA-256 of its payload.
    var digest: UInt64

    /// The mark of the packet at hand; nil when its payload could not be read.
    init?(_ packet: borrowing DissectedPacket, _ mesh: borrowing MeshState) {
        guard packet.payloadRange != nil, let header = packet.header else { return nil }
        timestamp = header.timestamp
        digest = mesh.payloadHash
    }
}
