import BitchatFrame
import LinkLayers

/// Which peer stands at the other end of each link, as its first full-ttl announce claimed (docs/protocol.md 5.2 row 7).
struct LinkPeers {
    /// The ttl of an announce that was not relayed.
    private static let originTTL: UInt8 = 7

    private var peers: [LinkID: PeerID] = [:]

    /// The peer of the link, if one has announced itself.
    func peer(of link: LinkID) -> PeerID? { peers.isEmpty ? nil : peers[link] }

    /// Learns from a packet that came from the other end of `link`.
    mutating func learn(_ header: FrameHeader, on link: LinkID) {
        guard header.type == .announce, header.ttl == Self.originTTL, !header.flags.contains(.rsr), peers[link] == nil else {
            return
        }
        peers[link] = header.sender
    }

    /// Forgets a link that ended.
    mutating func close(_ link: LinkID) { peers[link] = nil }
}
