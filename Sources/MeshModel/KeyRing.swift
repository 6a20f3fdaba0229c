import BitchatFrame

/// The keys of the peers a device has heard announce themselves; the first ones stay (docs/protocol.md chapter 6).
package struct KeyRing: Sendable {
    private var known = [PeerID: PeerKeys]()

    /// Makes a ring without keys.
    package init() {}

    /// The number of peers known.
    package var count: Int { known.count }

    /// The keys of `peer`, or nil when it is not known.
    package func keys(of peer: PeerID) -> PeerKeys? { known[peer] }

    /// Pins the keys of `peer`; those that are pinned already stay, and beyond 4,096 peers no more are taken.
    package mutating func pin(_ keys: PeerKeys, for peer: PeerID) {
        guard known[peer] != nil || known.count < ProtocolLimits.knownPeers else { return }
        let pinned = known[peer]
        known[peer] = PeerKeys(noise: pinned?.noise ?? keys.noise, signing: pinned?.signing ?? keys.signing)
    }
}
