import BitchatFrame
import Capture
import LinkLayers

/// The packets seen lately, and each time they were seen: for rules about relaying.
package struct SightingLog: Sendable {
    /// The same packet, whoever relays it: author, time, type and the first bytes of its payload's digest.
    package struct Key: Hashable, Sendable {
        package var sender: PeerID
        package var timestamp: UInt64
        package var type: MessageType
        package var digest: UInt32

        package init(sender: PeerID, timestamp: UInt64, type: MessageType, digest: UInt32) {
            self.sender = sender
            self.timestamp = timestamp
            self.type = type
            self.digest = digest
        }
    }

    /// One time a packet was seen.
    package struct Sighting: Sendable, Hashable {
        package var record: Int
        package var time: Int64
        package var link: LinkID
        package var adapter: UInt16
        package var direction: PacketDirection
        package var ttl: UInt8
        package var flags: FrameFlags
    }

    /// The most packets remembered, and the most sightings of one.
    static let capacity = 4096, perPacket = 16

    /// The times one packet was seen; most are seen once, so the first needs no array.
    private struct Seen {
        let first: Sighting
        var later: [Sighting] = []
    }

    private var seen: [Key: Seen] = [:]
    private var order: [Key] = []

    /// Makes an empty log.
    package init() {}

    /// Each time the packet was seen before, oldest first.
    package func sightings(of key: Key) -> [Sighting] { seen[key].map { [$0.first] + $0.later } ?? [] }

    /// Takes note of one more sighting.
    mutating func insert(_ sighting: Sighting, of key: Key) {
        guard let known = seen[key]?.later.count else {
            if order.count >= Self.capacity { forgetOldest() }
            order.append(key)
            seen[key] = Seen(first: sighting)
            return
        }
        if known + 1 < Self.perPacket { seen[key]?.later.append(sighting) }
    }

    /// Forgets the older half, so that room is made seldom.
    private mutating func forgetOldest() {
        for key in order.prefix(Self.capacity / 2) { seen[key] = nil }
        order.removeFirst(Self.capacity / 2)
    }
}
