import BitchatFrame
import LinkLayers

/// Which peer stands at the other end of each link, as its first full-ttl announce claimed (docs/protocol.md 5.2 row 7).
///
/// Asked for every packet: what was found for a link is kept in a place of the link's own, which it shares with those
/// whose serials have the same last bits, and found again only when another of them came in between.
final class LinkPeers {
    /// The answer for one link.
    private struct Place {
        var serial = -1
        var peer: PeerID?
    }

    /// The ttl of an announce that was not relayed.
    private static let originTTL: UInt8 = 7

    private var peers: [LinkID: PeerID] = [:]
    private var places = InlineArray<64, Place>(repeating: Place())

    /// The peer of the link, if one has announced itself.
    @inline(__always)
    func peer(of link: LinkID) -> PeerID? {
        let place = places[link.serial & 63]
        return place.serial == link.serial ? place.peer : find(link)
    }

    /// Learns from a packet that came from the other end of `link`.
    func learn(_ header: FrameHeader, on link: LinkID) {
        guard header.ttl == Self.originTTL, !header.flags.contains(.rsr), peer(of: link) == nil else { return }
        peers[link] = header.sender
        places[link.serial & 63] = Place(serial: link.serial, peer: header.sender)
    }

    /// Forgets a link that ended.
    func close(_ link: LinkID) {
        peers[link] = nil
        places[link.serial & 63] = Place()
    }

    private func find(_ link: LinkID) -> PeerID? {
        let peer = peers[link]
        places[link.serial & 63] = Place(serial: link.serial, peer: peer)
        return peer
    }
}
