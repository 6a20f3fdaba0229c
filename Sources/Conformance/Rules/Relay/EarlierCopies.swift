import BitchatFrame
import LinkLayers

/// What one adapter saw of a packet before.
struct EarlierCopies {
    /// The first copy.
    private(set) var first: SightingLog.Sighting?
    /// The first copy that came in.
    private(set) var firstReceived: SightingLog.Sighting?
    /// The first copy that went out over the link at hand.
    private(set) var firstSentHere: SightingLog.Sighting?
    /// The highest ttl of those that came in.
    private(set) var highestReceived: UInt8 = 0
    /// Whether one that came in was marked as an answer.
    private(set) var cameMarked = false

    /// Looks at what `adapter` saw of the packet at hand, which went over `link`.
    init(_ adapter: UInt16, _ link: LinkID, _ mesh: borrowing MeshState) {
        mesh.eachEarlierSighting { sighting in
            if sighting.adapter == adapter { take(sighting, link) }
        }
    }

    private mutating func take(_ sighting: SightingLog.Sighting, _ link: LinkID) {
        first = first ?? sighting
        if sighting.direction == .sent, sighting.link == link { firstSentHere = firstSentHere ?? sighting }
        guard sighting.direction == .received else { return }
        firstReceived = firstReceived ?? sighting
        highestReceived = max(highestReceived, sighting.ttl)
        cameMarked = cameMarked || sighting.flags.contains(.rsr)
    }
}
