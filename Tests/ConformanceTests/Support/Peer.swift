import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// A peer with real keys made from its name, and the frames it would send.
struct Peer: Sendable {
    let name: String
    let seed: [UInt8]
    let signingKey: [UInt8]
    let noise: [UInt8]
    let id: PeerID

    /// Seeds are SHA-256 of `example sign NAME` and `example noise NAME`.
    init(_ name: String) {
        let hasher = SHA256Hasher()
        self.name = name
        seed = Array("example sign \(name)".utf8).withRawSpan { hasher.hash($0).bytes }
        signingKey = seed.withRawSpan { Ed25519PrivateKey(seed: $0) }?.publicKey ?? []
        noise = Array("example noise \(name)".utf8).withRawSpan { hasher.hash($0).bytes }
        id = PeerID(value: noise.withRawSpan { hasher.hash($0).first })
    }

    /// A frame of this peer, `time` milliseconds after the script's start, signed over what iOS signs unless `isSigned` is false.
    func frame(
        _ type: MessageType, _ payload: [UInt8], version: UInt8 = 1, ttl: UInt8 = 7, at time: Int64 = 0,
        to recipient: PeerID? = nil,
        route: [PeerID] = [], isSigned: Bool = true, isRSR: Bool = false, padded: Bool = false
    ) -> [UInt8] {
        var contents = FrameContents(
            version: version, type: type, ttl: ttl, timestamp: UInt64(MeshScript.start + time), sender: id.bytes,
            recipient: recipient?.bytes, route: route.map(\.bytes), payload: payload, isSyncResponse: isRSR)
        let encoder = FrameEncoder(.ios)
        if isSigned, let preimage = encoder.signingPreimage(contents) {
            contents.signature = signature(over: preimage)
        }
        return encoder.encode(contents, padded: padded) ?? []
    }

    /// This peer's signature over any bytes.
    func signature(over bytes: [UInt8]) -> [UInt8] {
        let key = seed.withRawSpan { Ed25519PrivateKey(seed: $0) }
        return bytes.withRawSpan { key?.signature(over: $0) ?? [] }
    }

    /// The TLVs of an announce of this peer.
    var announcement: [UInt8] {
        let name = Array(name.utf8)
        return [1, UInt8(name.count)] + name + [2, 32] + noise + [3, 32] + signingKey
    }

    /// A direct announce.
    func announce(at time: Int64 = 0, ttl: UInt8 = 7) -> [UInt8] { frame(.announce, announcement, ttl: ttl, at: time) }

    /// A public message.
    func message(_ text: String, at time: Int64 = 0, ttl: UInt8 = 7, isRSR: Bool = false) -> [UInt8] {
        frame(.message, Array(text.utf8), ttl: ttl, at: time, isRSR: isRSR)
    }

    /// A REQUEST_SYNC with the TLVs `extra` after P = 7, M = 1 and an empty filter.
    func request(to recipient: PeerID?, _ extra: [UInt8] = [], at time: Int64 = 0, ttl: UInt8 = 0) -> [UInt8] {
        frame(.requestSync, [1, 0, 1, 7, 2, 0, 4, 0, 0, 0, 1, 3, 0, 0] + extra, ttl: ttl, at: time, to: recipient)
    }
}
