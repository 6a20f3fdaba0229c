import BitchatFrame

/// Which peer owns which link (docs/protocol.md 5.2 row 7, 5.8 W5).
///
/// Links are the caller's numbers. The first announce with ttl 7 binds an unbound link before its signature is checked;
/// later only a verified one moves it, to a peer that owns no other link, and not again within 60 s.
package struct LinkBindings: Sendable {
    private var owners: [Int: PeerID] = [:]
    private var rebound: [Int: Int64] = [:]

    /// Makes bindings of no link.
    package init() {}

    /// The number of bound links.
    package var count: Int { owners.count }

    /// The peer that owns `link`, or nil while it is unbound.
    package func owner(of link: Int) -> PeerID? { owners[link] }

    /// Whether `peer` owns any link.
    package func isBound(_ peer: PeerID) -> Bool { owners.values.contains(peer) }

    /// The links that `peer` owns, in ascending order.
    package func links(of peer: PeerID) -> [Int] { owners.filter { $0.value == peer }.map(\.key).sorted() }

    /// Gives `link` to `peer`, whoever owned it; a new link over the bound displaces the lowest number.
    package mutating func bind(_ link: Int, to peer: PeerID) {
        if owners[link] == nil, owners.count >= ProtocolLimits.boundLinks, let lowest = owners.keys.min() { unbind(lowest) }
        owners[link] = peer
    }

    /// Forgets `link`, as when it is disconnected.
    package mutating func unbind(_ link: Int) {
        owners[link] = nil
        rebound[link] = nil
    }

    /// Binds `link` to the author of a ttl-7 announce unless it is bound; says whether it was bound now.
    package mutating func bindIfUnbound(_ link: Int, to peer: PeerID) -> Bool {
        guard owners[link] == nil else { return false }
        bind(link, to: peer)
        return true
    }

    /// Moves `link` to the author of a ttl-7 announce whose signature was verified, where that is allowed.
    package mutating func rebind(_ link: Int, to peer: PeerID, now: Int64) -> LinkRebinding {
        if owners[link] == peer { return .unchanged }
        if bindIfUnbound(link, to: peer) { return .moved }
        if isBound(peer) { return .ownsAnotherLink }
        if let last = rebound[link], now.elapsed(since: last) < ProtocolLimits.rebindCooldown { return .tooSoon }
        owners[link] = peer
        rebound[link] = now
        return .moved
    }
}
