import BitchatFrame
import WireFormat

/// Joins fragments to frames by the rules of one app (docs/protocol.md 3.6).
///
/// Nothing expires by itself: the caller runs `expire` as often as the app would (every 15 s on iOS, 10 s on Android).
/// Memory is bounded by `FragmentRules.sets` streams of at most `setBytes` each, and by `totalBytes`.
package struct FragmentAssembler: Sendable {
    /// The rules followed.
    package let rules: FragmentRules
    /// The bytes held by all open streams.
    package private(set) var byteCount = 0
    /// The stream that was forgotten last to make room, and how many were.
    package private(set) var lastEvicted: FragmentProgress?, evictions = 0
    /// The open streams, in no order.
    var sets: [FragmentSet] = []
    /// Where each stream stands in `sets`.
    private var places = FragmentStreamTable()
    private var serial: UInt64 = 0

    /// Makes an empty assembler.
    package init(rules: FragmentRules) { self.rules = rules }

    /// The number of open streams.
    package var count: Int { sets.count }

    /// The bytes of memory behind `byteCount`: at most twice as much, and 4 KiB for each stream.
    package var bufferBytes: Int { sets.reduce(0) { $0 + $1.bufferBytes } }

    /// Every open stream, the oldest first.
    package var open: [FragmentProgress] { sets.sorted { $0.age < $1.age }.map(\.progress) }

    /// Takes one fragment whose slice is `slice` of `bytes`.
    ///
    /// `isFrame` says whether joined bytes decode; it is asked only under rules that keep an unreadable stream.
    package mutating func add(
        _ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64, _ bytes: RawSpan, _ slice: ByteRange,
        isFrame: (RawSpan) -> Bool = { _ in true }
    ) -> FragmentOutcome {
        if let refusal = rules.refusal(of: piece, sliceBytes: slice.count) { return .refused(refusal) }
        let place = place(of: key(sender, piece.stream))
        if let place, rules.pinsFirstPiece, !sets[place].agrees(with: piece) {
            forget(place)
            return .dropped(.inconsistent)
        }
        if place == nil, !makeRoom() { return .refused(.setsLimit) }
        if let outcome = overflow(piece, slice.count, place) { return outcome }
        let filled = place ?? begin(piece, sender: sender, isBroadcast: isBroadcast, now: now)
        byteCount += slice.count - sets[filled].sliceBytes(at: piece.index)
        sets[filled].store(piece, bytes, slice, now: now)
        return outcome(of: piece, filled, started: place == nil, isFrame: isFrame)
    }

    /// Forgets the streams whose first fragment is more than the lifetime old, and reports them, the oldest first.
    @discardableResult
    package mutating func expire(now: Int64) -> [FragmentProgress] {
        guard sets.contains(where: { now.elapsed(since: $0.started) > rules.lifetime }) else { return [] }
        let old = open.filter { now.elapsed(since: $0.started) > rules.lifetime }
        for progress in old {
            if let place = place(of: key(progress.stream.sender, progress.stream.id)) { forget(place) }
        }
        return old
    }

    private func place(of stream: FragmentStream) -> Int? { places[stream].map { Int($0) } }

    /// The name under which a stream is found; without its author where the rules leave that out.
    private func key(_ sender: PeerID, _ id: UInt64) -> FragmentStream {
        FragmentStream(sender: rules.separatesSenders ? sender : PeerID(value: 0), id: id)
    }

    /// Opens a stream and returns its place.
    private mutating func begin(_ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64) -> Int {
        places.set(key(sender, piece.stream), to: Int64(sets.count))
        sets.append(FragmentSet(piece, sender: sender, isBroadcast: isBroadcast, now: now, serial: serial))
        serial += 1
        return sets.count - 1
    }

    /// Forgets the stream at `place`; the last one moves there.
    private mutating func forget(_ place: Int) {
        byteCount -= sets[place].byteCount
        places.remove(key(sets[place].stream.sender, sets[place].stream.id))
        sets.swapAt(place, sets.count - 1)
        sets.removeLast()
        if place < sets.count { places.set(key(sets[place].stream.sender, sets[place].stream.id), to: Int64(place)) }
    }

    /// Whether a new stream may open, after forgetting the oldest where the rules say so.
    private mutating func makeRoom() -> Bool {
        guard sets.count >= rules.sets else { return true }
        guard rules.evictsOldest else { return false }
        guard !sets.isEmpty else { return true }
        let oldest = oldest
        lastEvicted = sets[oldest].progress
        evictions += 1
        forget(oldest)
        return true
    }

    /// Where the oldest of the open streams stands, of which there is one.
    private var oldest: Int {
        var found = 0
        for place in sets.indices.dropFirst() where sets[place].isOlder(than: sets[found]) { found = place }
        return found
    }

    /// The outcome when a slice of `count` bytes does not fit, or nil when it does.
    private mutating func overflow(_ piece: FragmentPiece, _ count: Int, _ place: Int?) -> FragmentOutcome? {
        let held = place.map { sets[$0].byteCount } ?? 0
        let replaced = place.map { sets[$0].sliceBytes(at: piece.index) } ?? 0
        let projected = held - (rules.countsRepeatsTwice ? 0 : replaced) + count
        if projected > min(rules.setBytes, rules.mediaSetBytes) {
            let limit = rules.setBytes(for: piece.innerType)
            if projected > limit {
                if let place { forget(place) }
                return .oversized(projected: projected, limit: limit, started: place == nil)
            }
        }
        return byteCount - replaced + count > rules.totalBytes ? .refused(.memoryLimit) : nil
    }

    /// Joins the stream when it holds as many slices as the fragment at hand names.
    private mutating func outcome(
        of piece: FragmentPiece, _ place: Int, started: Bool, isFrame: (RawSpan) -> Bool
    ) -> FragmentOutcome {
        guard sets[place].count == Int(piece.total) else { return .stored(started: started) }
        let packet = sets[place].joined(total: piece.total, started: started)
        if rules.keepsUnreadable, !packet.bytes.withRawSpan(isFrame) { return .unreadable(started: started) }
        forget(place)
        return .complete(packet)
    }
}
