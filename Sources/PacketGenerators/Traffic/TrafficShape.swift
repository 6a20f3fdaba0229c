/// Who takes part in busy traffic, and whether what they sign verifies.
package struct TrafficShape: Sendable, Hashable {
    /// The links of the capturing device, 1 to 1024; one peer speaks at the other end of each.
    package var links: Int
    /// Everyone who writes texts, at least as many as there are links; those beyond are heard over the links.
    package var peers: Int
    /// Whether texts and requests are signed anew each time they are sent; else their signatures are random bytes that hold for
    /// nobody, which costs a reader less.
    package var isSigned: Bool

    /// The numbers of links that there can be.
    package static let linkRange = 1...1024
    /// The numbers of peers that there can be; each takes about 2 KB while a capture is written.
    package static let peerRange = 1...100_000

    /// Makes a shape; without arguments it is that of a small crowd.
    package init(links: Int = 4, peers: Int = 16, isSigned: Bool = false) {
        self.links = min(max(links, Self.linkRange.lowerBound), Self.linkRange.upperBound)
        self.peers = min(max(peers, self.links), Self.peerRange.upperBound)
        self.isSigned = isSigned
    }
}
