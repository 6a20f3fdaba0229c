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
    private var iosForm = Form.unknown, androidForm = Form.unknown

    /// What an app's encoder makes of the packet.
    private enum Form {
        /// That was not asked yet.
        case unknown
        /// The same bytes.
        case same
        /// Others.
        case other(SharedPacket)
        /// None.
        case refused
    }

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
        var form = profile == .android ? androidForm : iosForm
        if case .unknown = form {
            form = self.form(by: profile, codec)
            if profile == .android { androidForm = form } else { iosForm = form }
        }
        switch form {
        case .same: return self
        case .other(let packet): return packet
        case .unknown, .refused: return nil
        }
    }

    private func form(by profile: GateProfile.Name, _ codec: MeshCodec) -> Form {
        guard let reading = reading(for: profile, codec), let again = codec.encoder(for: profile).encode(reading.contents) else {
            return .refused
        }
        return again == bytes ? .same : .other(SharedPacket(again))
    }
}
