import BitchatFrame

/// Which peer owns which link (docs/protocol.md 5.2 row 7, 5.8 W5).
///
/// Links are the caller's numbers. The first announce with ttl 7 binds an unbound link before its signature is checked;
/// later only a verified one moves it, to a peer that owns no other link, and not again within 60 s.
package struct LinkBindings: Sendable {
    /// A bound link.
    private struct Binding: Sendable {
        let link: Int
        var owner: PeerID
        /// When it was moved, if it ever was.
        var moved: Int64?
    }

    /// Sorted by their links: most often there are a few, and each packet asks for one.
    private var bindings: [Binding] = []

    /// Makes bindings of no link.
    package init() {}

    /// The number of bound links.
    package var count: Int { bindings.count }

    /// The peer that owns `link`, or nil while it is unbound.
    package func owner(of link: Int) -> PeerID? {
        let place = place(of: link)
        return isBound(link, at: place) ? bindings[place].owner : nil
    }

    /// Whether `peer` owns any link.
    package func isBound(_ peer: PeerID) -> Bool { bindings.contains { $0.owner == peer } }

    /// The links that `peer` owns, in ascending order.
    package func links(of peer: PeerID) -> [Int] { bindings.filter { $0.owner == peer }.map(\.link) }

    /// Gives `link` to `peer`, whoever owned it; a new link over the bound displaces the lowest number.
    package mutating func bind(_ link: Int, to peer: PeerID) {
        let place = place(of: link)
        if isBound(link, at: place) {
            if bindings[place].owner.value != peer.value { bindings[place].owner = peer }
        } else {
            insert(Binding(link: link, owner: peer), at: place)
        }
    }

    /// Forgets `link`, as when it is disconnected.
    package mutating func unbind(_ link: Int) {
        let place = place(of: link)
        if isBound(link, at: place) { bindings.remove(at: place) }
    }

    /// Binds `link` to the author of a ttl-7 announce unless it is bound; says whether it was bound now.
    package mutating func bindIfUnbound(_ link: Int, to peer: PeerID) -> Bool {
        let place = place(of: link)
        guard !isBound(link, at: place) else { return false }
        insert(Binding(link: link, owner: peer), at: place)
        return true
    }

    /// Moves `link` to the author of a ttl-7 announce whose signature was verified, where that is allowed.
    package mutating func rebind(_ link: Int, to peer: PeerID, now: Int64) -> LinkRebinding {
        if bindIfUnbound(link, to: peer) { return .moved }
        let place = place(of: link)
        if bindings[place].owner == peer { return .unchanged }
        if isBound(peer) { return .ownsAnotherLink }
        if let last = bindings[place].moved, now.elapsed(since: last) < ProtocolLimits.rebindCooldown { return .tooSoon }
        bindings[place].owner = peer
        bindings[place].moved = now
        return .moved
    }

    /// The place of `link` in the order of links, whether it is bound or not.
    private func place(of link: Int) -> Int {
        var (low, high) = (0, bindings.count)
        while low < high {
            let middle = (low &+ high) / 2
            if bindings[middle].link < link { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    private func isBound(_ link: Int, at place: Int) -> Bool { place < bindings.count && bindings[place].link == link }

    private mutating func insert(_ binding: Binding, at place: Int) {
        bindings.insert(binding, at: place)
        // The lowest of those that were bound before.
        if bindings.count > ProtocolLimits.boundLinks { bindings.remove(at: place == 0 ? 1 : 0) }
    }
}
