import BitchatFrame
import MeshModel

/// A packet in a mesh, read and encoded once for all the nodes that it reaches, whatever its ttl.
///
/// A flood takes one packet over thousands of links; what is the same at every node, its contents, digests and signature, is
/// found out once here. What differs, the ttl, comes with each copy.
final class SharedPacket {
    /// Where the ttl stands in a frame (docs/protocol.md 2.1).
    static let ttlOffset = 2

    private let bytes: [UInt8]
    private var copies: [(ttl: UInt8, bytes: [UInt8])]
    private var ios: PacketReading??
    private var android: PacketReading??
    /// The packet as an app of each kind encodes it again.
    private var reencodedByIOS: SharedPacket?, reencodedByAndroid: SharedPacket?

    /// Makes the packet of a frame.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        copies = bytes.count > Self.ttlOffset ? [(bytes[Self.ttlOffset], bytes)] : []
    }

    /// The packet with `ttl` hops left.
    func copy(ttl: UInt8) -> SharedFrame {
        for copy in copies where copy.ttl == ttl { return SharedFrame(packet: self, bytes: copy.bytes) }
        var changed = bytes
        if changed.count > Self.ttlOffset { changed[Self.ttlOffset] = ttl }
        copies.append((ttl, changed))
        return SharedFrame(packet: self, bytes: changed)
    }

    /// What the profile's app reads; nil where it cannot.
    func reading(for profile: GateProfile.Name, _ codec: MeshCodec) -> PacketReading? {
        if let known = profile == .android ? android : ios { return known }
        let reading = codec.decode(bytes, for: profile).map { PacketReading($0.frame, $0.contents, bytes) }
        if profile == .android { android = reading } else { ios = reading }
        return reading
    }

    /// The packet as the profile's app sends it on: the same bytes wherever its encoder would give them again.
    func reencoded(by profile: GateProfile.Name, _ codec: MeshCodec) -> SharedPacket? {
        if let known = profile == .android ? reencodedByAndroid : reencodedByIOS { return known }
        guard let reading = reading(for: profile, codec), let again = codec.encoder(for: profile).encode(reading.contents) else {
            return nil
        }
        guard again != bytes else { return self }
        let packet = SharedPacket(again)
        if profile == .android { reencodedByAndroid = packet } else { reencodedByIOS = packet }
        return packet
    }
}
