import BitchatFrame
import MeshModel

/// What happens to a device beside frames.
extension GateRuleTable {
    /// A request to one peer is on its way; one to everybody changes nothing (docs/protocol.md 5.1).
    mutating func ask(_ peer: PeerID, now: Int64) {
        requests.removeAll { $0.peer == peer }
        requests.append((peer, now))
    }

    /// Requests more than 30.000 s old are forgotten; says how many stay (5.1).
    mutating func cleanup(now: Int64) -> Int {
        requests.removeAll { now - $0.time > 30_000 }
        return requests.count
    }

    /// A link belongs to a peer.
    mutating func bind(_ link: Int, to peer: PeerID) {
        owners.removeAll { $0.link == link }
        owners.append((link, peer))
    }

    /// A link is gone.
    mutating func lose(_ link: Int) {
        owners.removeAll { $0.link == link }
        moves.removeAll { $0.link == link }
    }

    /// Keys of a peer are known from now on; those known before stay (chapter 6).
    mutating func learn(_ learned: PeerKeys, of peer: PeerID) {
        if let index = keys.firstIndex(where: { $0.peer == peer }) {
            let known = keys[index].keys
            keys[index].keys = PeerKeys(noise: known.noise ?? learned.noise, signing: known.signing ?? learned.signing)
        } else {
            keys.append((peer, learned))
        }
    }

    /// Every 300 s memories that are too old go (chapter 7 row 34).
    mutating func sweep(now: Int64) {
        guard let last = swept else { return swept = now }
        guard now < last || now - last >= 300_000 else { return }
        swept = now
        accepted.removeAll { now - $0.time > 300_000 }
        answered.removeAll { now - $0.time > 30_000 }
    }

    /// The peer that a link belongs to.
    func owner(of link: Int?) -> PeerID? { owners.first { $0.link == link }?.peer }

    /// When the last request to a peer was sent.
    func request(to peer: PeerID) -> Int64? { requests.first { $0.peer == peer }?.time }
}
