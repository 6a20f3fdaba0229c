import Dissection
import Hashes
import WireFormat

/// What tells a new packet of one author from another copy of one seen before: its timestamp and its payload.
///
/// The same packet is seen once on each link it is sent over, and again from every relay.
struct PacketMark: Sendable, Hashable {
    /// The packet's timestamp.
    var timestamp: UInt64
    /// The first eight bytes of SHA-256 of its payload.
    var digest: UInt64

    /// The mark of a packet; nil when its payload could not be read.
    init?(_ packet: DissectedPacket, _ payload: RawSpan, _ hasher: SHA256Hasher) {
        guard let header = packet.header, let range = packet.payloadRange else { return nil }
        timestamp = header.timestamp
        digest = payload.withBytes(range) { hasher.hash($0).first }
    }
}
