import BitchatFrame

/// One copy of a packet, with the hops it has left.
struct SharedFrame {
    /// The packet.
    let packet: SharedPacket
    /// The hops left, as its bytes say.
    let ttl: UInt8
    /// The encoded frame.
    let bytes: [UInt8]

    /// Makes the copy that `bytes` are.
    init(_ bytes: [UInt8]) {
        self.init(packet: SharedPacket(bytes), bytes: bytes)
    }

    /// Makes the copy of `packet` that `bytes` are.
    init(packet: SharedPacket, bytes: [UInt8]) {
        self.packet = packet
        self.bytes = bytes
        ttl = bytes.count > SharedPacket.ttlOffset ? bytes[SharedPacket.ttlOffset] : 0
    }
}
