import BitchatFrame
import BitchatPayload
import Capture
import LinkLayers
import WireFormat

/// The fragment streams seen lately, each once per receiving side.
package final class StreamLog {
    /// Whose view: one adapter's in one direction, one sender's stream.
    package struct Key: Hashable, Sendable {
        package var adapter: UInt16
        package var direction: PacketDirection
        package var sender: PeerID
        package var stream: UInt64

        package init(adapter: UInt16, direction: PacketDirection, sender: PeerID, stream: UInt64) {
            self.adapter = adapter
            self.direction = direction
            self.sender = sender
            self.stream = stream
        }

        /// Whether the two differ in the sender at most.
        fileprivate func isNamed(like other: Key) -> Bool {
            stream == other.stream && adapter == other.adapter && direction.rawValue == other.direction.rawValue
        }

        /// Whether the two are equal.
        fileprivate func isSame(as other: Key) -> Bool { isNamed(like: other) && sender.value == other.sender.value }
    }

    /// Where a key stands, until the next insertion.
    struct Place: Sendable {
        fileprivate let key: Key
        fileprivate let hash: UInt64
        fileprivate let entry: Int?
    }

    private struct Stream: Sendable {
        var key: Key
        var hash: UInt64
        var entry: Entry
    }

    /// The most streams remembered, and the most indexes of one.
    static let capacity = 1024, indexes = 10_000
    /// The most indexes of all streams together.
    static let digests = 65_536
    /// The most links remembered of one stream; a phone has fewer connections.
    static let links = 16

    private let mixer = KeyMixer()
    /// By everything but the sender, so that all senders of a stream have one hash.
    private var index = SlotIndex()
    /// Each stream in its place; the oldest at `oldest`, the others behind it, from the last place on to the first.
    private var streams: [Stream] = []
    private var oldest = 0
    /// The indexes held, of all streams together.
    private(set) var held = 0

    /// Makes an empty log.
    package init() {}
}

extension StreamLog {
    /// Looks a key up.
    func locate(_ key: Key) -> Place {
        let hash = hash(key)
        return Place(key: key, hash: hash, entry: index.place(hash) { self.streams[$0].key.isSame(as: key) })
    }

    /// What is known of the stream.
    func entry(at place: Place) -> Entry? { place.entry.map { streams[$0].entry } }

    /// What is known of the stream.
    package func entry(_ key: Key) -> Entry? { entry(at: locate(key)) }

    /// The number for the bytes held at an index of the stream.
    func digest(of index: UInt16, at place: Place) -> UInt64? {
        place.entry.flatMap { streams[$0].entry.digests.number(at: index, mixer) }
    }

    /// Every stream with this ID on the adapter in the direction, by whoever sent it, in the order in which they began.
    package func senders(of stream: UInt64, adapter: UInt16, direction: PacketDirection) -> [PeerID] {
        let sought = Key(adapter: adapter, direction: direction, sender: PeerID(value: 0), stream: stream)
        var found: [Int] = []
        _ = index.place(hash(sought)) { place in
            if streams[place].key.isNamed(like: sought) { found.append(place) }
            return false
        }
        return found.sorted { age($0) < age($1) }.map { streams[$0].key.sender }
    }

    /// The sender of the newest stream with the ID that is sought, on its adapter in its direction.
    func newestSender(at place: Place) -> PeerID? {
        var newest: Int?
        _ = index.place(place.hash) { other in
            if streams[other].key.isNamed(like: place.key), newest.map({ age($0) < age(other) }) ?? true { newest = other }
            return false
        }
        return newest.map { streams[$0].key.sender }
    }

    /// How a fragment compares with what is known of its stream.
    func facts(of fragment: FragmentPayload, _ header: FrameHeader, at place: Place) -> PacketFacts {
        guard let entry = place.entry else {
            let other = index.place(place.hash) { self.streams[$0].key.isNamed(like: place.key) }
            return other == nil ? [] : .sharedStream
        }
        var facts: PacketFacts = []
        facts.add(.changedStream, streams[entry].entry.differs(from: fragment, header))
        facts.add(.repeatedIndex, streams[entry].entry.digests.number(at: fragment.index, mixer) != nil)
        return facts
    }

    private func hash(_ key: Key) -> UInt64 {
        mixer.mix(key.stream, UInt64(key.adapter) << 8 | UInt64(key.direction.rawValue))
    }

    /// How many streams began before the one at `place`.
    private func age(_ place: Int) -> Int { (place - oldest + Self.capacity) % Self.capacity }
}

extension StreamLog {
    /// A number for the bytes of a fragment, good for comparing within one run only.
    func digest(of fragment: FragmentPayload, in payload: RawSpan) -> UInt64 {
        payload.withBytes(fragment.data) { SliceNumbers.kept(mixer.mix($0)) }
    }

    /// Takes note of a fragment whose bytes have `digest`.
    func insert(
        _ fragment: FragmentPayload, digest: UInt64, _ header: FrameHeader, recipient: PeerID?, record: Int, now: Int64,
        link: LinkID, at place: Place
    ) {
        let known =
            place.entry
            ?? add(
                place,
                Entry(
                    firstTime: now, lastNewIndexTime: now, firstRecord: record, total: fragment.total,
                    originalType: fragment.originalType, timestamp: header.timestamp, recipient: recipient, link: link))
        held += Self.take(&streams[known].entry, fragment, digest, now, link, mixer)
        while held > Self.digests { forgetOldest() }
    }

    /// Adds a fragment to what is known of its stream; returns how many indexes more are held.
    private static func take(
        _ entry: inout Entry, _ fragment: FragmentPayload, _ digest: UInt64, _ now: Int64, _ link: LinkID, _ mixer: KeyMixer
    ) -> Int {
        entry.byteCount += fragment.data.count
        if !entry.wentOver(link), entry.otherLinks.count + 1 < links { entry.otherLinks.append(link) }
        let before = entry.digests.count, isFull = before >= indexes
        if isFull, entry.digests.number(at: fragment.index, mixer) == nil {
            entry.lastNewIndexTime = now
            return 0
        }
        entry.digests.set(digest, at: fragment.index, mixer)
        if entry.digests.count > before { entry.lastNewIndexTime = now }
        return entry.digests.count - before
    }

    /// Adds a stream; returns its place.
    private func add(_ place: Place, _ entry: Entry) -> Int {
        if index.count >= Self.capacity { forgetOldest() }
        let stream = Stream(key: place.key, hash: place.hash, entry: entry)
        let next = (oldest + index.count) % Self.capacity
        index.insert(place.hash, next)
        if next < streams.count { streams[next] = stream } else { streams.append(stream) }
        return next
    }

    /// Forgets the stream that began first.
    private func forgetOldest() {
        index.remove(streams[oldest].hash, oldest)
        held -= streams[oldest].entry.digests.count
        streams[oldest].entry.digests = SliceNumbers()
        streams[oldest].entry.otherLinks = []
        oldest = (oldest + 1) % Self.capacity
    }
}
