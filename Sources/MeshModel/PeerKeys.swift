/// The keys of one peer, as an announce names them (docs/protocol.md 3.1).
package struct PeerKeys: Sendable, Hashable {
    /// The X25519 key, or nil when it is not known.
    package var noise: [UInt8]?
    /// The Ed25519 key, or nil when it is not known.
    package var signing: [UInt8]?

    /// Makes a pair of keys.
    package init(noise: [UInt8]? = nil, signing: [UInt8]? = nil) {
        self.noise = noise
        self.signing = signing
    }
}
