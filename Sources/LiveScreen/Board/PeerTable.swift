import BitchatFrame
import Capture
import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Who is here: the authors of packets, and the devices whose adverts name a peer.
struct PeerTable: Sendable {
    private(set) var peers = BoundedTable<PeerID, PeerRow>(capacity: BoardLimits.peers)
    /// The strength of each device's last advert, in dBm.
    private var strengths = BoundedTable<DeviceAddress, Int8>(capacity: BoardLimits.addresses)

    /// How strong the signal of `peer` is: by the advert that named it, else by that of its link's device.
    func strength(of peer: PeerRow) -> Int8? {
        if let own = peer.strength { return own }
        guard peer.relay == nil, !peer.isLocal, let address = peer.path?.address else { return nil }
        return strengths[address]
    }

    /// The name of `peer`: its nickname, else its ID.
    func name(of peer: PeerID) -> String {
        guard let nickname = peers[peer]?.nickname, !nickname.isEmpty else { return peer.description }
        return nickname
    }

    /// The same in at most ten cells: the first half of an ID.
    func shortName(of peer: PeerID) -> String {
        let name = name(of: peer)
        return name == peer.description ? String(name.prefix(8)) : CellWidth.prefix(of: name, cells: 10)
    }

    /// Takes note of an advert.
    mutating func note(_ advertisement: Advertisement) {
        guard advertisement.origin == .received, let strength = advertisement.rssi else { return }
        if let address = advertisement.address { strengths.use(address, first: strength) { $0 = strength } }
        guard let peer = advertisement.peerID else { return }
        peers.use(PeerID(value: peer), first: PeerRow()) { $0.strength = strength }
    }

    /// Takes note of a packet that is on the air itself.
    mutating func note(_ judged: JudgedPacket, _ payload: RawSpan, at moment: Moment) {
        guard let header = judged.packet.header, judged.packet.frame != nil, let context = judged.packet.context else { return }
        if context.direction == .sent {
            if let peer = context.linkPeer { peers.use(peer, first: PeerRow()) { $0.sentTo += 1 } }
            let isLocal = Self.isOwn(header) || peers[header.sender]?.isLocal == true
            guard isLocal else { return }
        }
        let nickname = Self.nickname(judged, payload)
        peers.use(header.sender, first: PeerRow()) { row in
            row.packets += 1
            row.lastSeen = moment
            row.hasLeft = header.type == .leave
            row.path = PeerRow.Path(context.link)
            row.isLocal = context.direction == .sent
            row.relay = context.direction == .received && context.linkPeer != header.sender ? context.linkPeer : nil
            if let nickname { row.nickname = nickname }
        }
    }

    /// Whether only its author can have sent it: an announce that was not relayed, or a request.
    private static func isOwn(_ header: FrameHeader) -> Bool {
        header.type == .announce && header.ttl == ProtocolLimits.originTTL || header.type == .requestSync
    }

    /// The name in an announce that some profile takes, or cannot judge.
    private static func nickname(_ judged: JudgedPacket, _ payload: RawSpan) -> String? {
        guard case .announce(let announce) = judged.packet.payload else { return nil }
        guard judged.verdicts.isEmpty || judged.verdicts.contains(where: { $0.answer.accepts != false }) else { return nil }
        return CleanText.clean(payload, announce.nickname, cells: BoardLimits.textCells)
    }
}
