import BitchatFrame
import Capture
import LinkLayers

/// The packets seen lately, and each time they were seen: for rules about relaying.
package final class SightingLog {
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

        /// Whether the two are equal; in raw values, since operators of types of other modules are calls through a witness.
        @inline(__always)
        fileprivate func isSame(as other: Key) -> Bool {
            timestamp == other.timestamp && sender.value == other.sender.value && digest == other.digest
                && type.rawValue == other.type.rawValue
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

    /// Where a key stands, until the next insertion.
    struct Place: Sendable {
        fileprivate let key: Key
        fileprivate let hash: UInt64
        fileprivate let entry: Int?
        /// Whether the packet was seen before.
        var isKnown: Bool { entry != nil }
    }

    /// The most packets remembered, and the most sightings of one.
    static let capacity = 4096, perPacket = 16

    private let mixer = KeyMixer()
    private var memory = Memory()

    /// Makes an empty log.
    package init() {}

    /// Looks a key up.
    func locate(_ key: Key) -> Place {
        let hash = mixer.mix(key.sender.value, key.timestamp, UInt64(key.type.rawValue) << 32 | UInt64(key.digest))
        return Place(key: key, hash: hash, entry: memory.place(of: key, hash))
    }

    /// Hands over each time the packet was seen before, oldest first.
    func each(at place: Place, _ body: (Sighting) -> Void) {
        guard let entry = place.entry else { return }
        body(memory.entries[entry].first)
        for sighting in memory.later[entry] { body(sighting) }
    }

    /// Each time the packet was seen before, oldest first.
    func sightings(at place: Place) -> [Sighting] {
        var found: [Sighting] = []
        each(at: place) { found.append($0) }
        return found
    }

    /// Takes note of one more sighting.
    func insert(_ sighting: Sighting, at place: Place) {
        if let entry = place.entry {
            memory.add(sighting, to: entry)
        } else {
            memory.add(Seen(key: place.key, hash: place.hash, first: sighting))
        }
    }
}

extension SightingLog {
    /// The first time one packet was seen.
    private struct Seen {
        let key: Key
        let hash: UInt64
        let first: Sighting
    }

    /// What the log holds; one value, so that a use of it is one access.
    private struct Memory {
        private var index = SlotIndex()
        /// Each entry in its place; the oldest at `oldest`, the others behind it, from the last place on to the first.
        private(set) var entries: [Seen] = []
        /// The other times the packet of each place was seen; most are seen once, so that these stand apart.
        private(set) var later: [[Sighting]] = []
        private var oldest = 0

        @inline(__always)
        func place(of key: Key, _ hash: UInt64) -> Int? { index.place(hash) { entries[$0].key.isSame(as: key) } }

        mutating func add(_ sighting: Sighting, to entry: Int) {
            if later[entry].count + 1 < perPacket { later[entry].append(sighting) }
        }

        mutating func add(_ seen: Seen) {
            if index.count >= capacity { forgetOlderHalf() }
            let place = (oldest + index.count) % capacity
            index.insert(seen.hash, place)
            if place < entries.count {
                entries[place] = seen
                if !later[place].isEmpty { later[place] = [] }
            } else {
                entries.append(seen)
                later.append([])
            }
        }

        /// Forgets the older half, so that room is made seldom.
        private mutating func forgetOlderHalf() {
            for _ in 0..<capacity / 2 {
                index.remove(entries[oldest].hash, oldest)
                oldest = (oldest + 1) % capacity
            }
        }
    }
}
