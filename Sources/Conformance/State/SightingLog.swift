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

    var sightings: [Key: [Sighting]] = [:]
    var order: [Key] = []

    /// Makes an empty log.
    package init() {}

    /// Each time the packet was seen before, oldest first.
    package func sightings(of key: Key) -> [Sighting] { sightings[key] ?? [] }

    /// Takes note of one more sighting.
    mutating func insert(_ sighting: Sighting, of key: Key) {
        if sightings[key] == nil {
            if order.count >= Self.capacity { forgetOldest() }
            order.append(key)
        }
        guard sightings[key]?.count ?? 0 < Self.perPacket else { return }
        sightings[key, default: []].append(sighting)
    }

    /// Forgets the older half, so that room is made seldom.
    private mutating func forgetOldest() {
        for key in order.prefix(Self.capacity / 2) { sightings[key] = nil }
        order.removeFirst(Self.capacity / 2)
    }
}
