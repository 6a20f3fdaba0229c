import BitchatFrame

/// What an announce says about its author's identity.
package struct AnnounceClaim: Sendable, Hashable {
    /// The keys in it, of whatever length.
    package var keys: PeerKeys
    /// The peer that the Noise key belongs to, or nil when that is no key.
    package var peer: PeerID?

    /// Makes a claim; see the properties.
    package init(keys: PeerKeys, peer: PeerID?) {
        self.keys = keys
        self.peer = peer
    }

    /// Whether both keys have 32 bytes.
    package var hasWholeKeys: Bool { keys.noise?.count == 32 && keys.signing?.count == 32 }
}
