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
    var sets: [FragmentStream: FragmentSet] = [:]
    private var serial: UInt64 = 0

    /// Makes an empty assembler.
    package init(rules: FragmentRules) { self.rules = rules }

    /// The number of open streams.
    package var count: Int { sets.count }

    /// Every open stream, the oldest first.
    package var open: [FragmentProgress] {
        sets.values.sorted { ($0.started, $0.serial) < ($1.started, $1.serial) }.map(\.progress)
    }

    /// Takes one fragment whose slice is `slice` of `bytes`.
    ///
    /// `isFrame` says whether joined bytes decode; it is asked only under rules that keep an unreadable stream.
    package mutating func add(
        _ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64, _ bytes: RawSpan, _ slice: ByteRange,
        isFrame: (RawSpan) -> Bool = { _ in true }
    ) -> FragmentOutcome {
        if let refusal = rules.refusal(of: piece, sliceBytes: slice.count) { return .refused(refusal) }
        let key = key(sender, piece)
        if contradicts(piece, key) {
            forget(key)
            return .dropped(.inconsistent)
        }
        let started = sets[key] == nil
        if started, !makeRoom() { return .refused(.setsLimit) }
        if let outcome = overflow(piece, key, slice.count, started: started) { return outcome }
        store(piece, key, sender: sender, isBroadcast: isBroadcast, now: now, bytes, slice)
        return outcome(of: piece, key, started: started, isFrame: isFrame)
    }

    /// Forgets the streams whose first fragment is more than the lifetime old, and reports them, the oldest first.
    @discardableResult
    package mutating func expire(now: Int64) -> [FragmentProgress] {
        let old = open.filter { now.elapsed(since: $0.started) > rules.lifetime }
        for progress in old { forget(key(progress.stream.sender, progress.stream.id)) }
        return old
    }

    /// Forgets the stream of `piece`.
    private mutating func forget(_ key: FragmentStream) {
        guard let set = sets.removeValue(forKey: key) else { return }
        byteCount -= set.byteCount
    }

    /// The name under which a stream is kept; without its author where the rules leave that out.
    private func key(_ sender: PeerID, _ piece: FragmentPiece) -> FragmentStream { key(sender, piece.stream) }

    private func key(_ sender: PeerID, _ id: UInt64) -> FragmentStream {
        FragmentStream(sender: rules.separatesSenders ? sender : PeerID(value: 0), id: id)
    }

    private func contradicts(_ piece: FragmentPiece, _ key: FragmentStream) -> Bool {
        guard rules.pinsFirstPiece, let set = sets[key] else { return false }
        return set.total != piece.total || set.innerType != piece.innerType
    }

    /// Whether a new stream may open, after forgetting the oldest where the rules say so.
    private mutating func makeRoom() -> Bool {
        guard sets.count >= rules.sets else { return true }
        guard rules.evictsOldest else { return false }
        let oldest = sets.min { ($0.value.started, $0.value.serial) < ($1.value.started, $1.value.serial) }
        if let oldest {
            lastEvicted = oldest.value.progress
            evictions += 1
            forget(oldest.key)
        }
        return true
    }

    /// The outcome when a slice of `count` bytes does not fit, or nil when it does.
    private mutating func overflow(
        _ piece: FragmentPiece, _ key: FragmentStream, _ count: Int, started: Bool
    ) -> FragmentOutcome? {
        let replaced = sets[key]?.sliceBytes(at: piece.index) ?? 0
        let projected = (sets[key]?.byteCount ?? 0) - (rules.countsRepeatsTwice ? 0 : replaced) + count
        let limit = rules.setBytes(for: piece.innerType)
        if projected > limit {
            forget(key)
            return .oversized(projected: projected, limit: limit, started: started)
        }
        return byteCount - replaced + count > rules.totalBytes ? .refused(.memoryLimit) : nil
    }

    private mutating func store(
        _ piece: FragmentPiece, _ key: FragmentStream, sender: PeerID, isBroadcast: Bool, now: Int64, _ bytes: RawSpan,
        _ slice: ByteRange
    ) {
        if sets[key] == nil {
            sets[key] = FragmentSet(piece, sender: sender, isBroadcast: isBroadcast, now: now, serial: serial)
            serial += 1
        }
        byteCount += slice.count - (sets[key]?.sliceBytes(at: piece.index) ?? 0)
        sets[key]?.store(piece, bytes, slice, now: now)
    }

    /// Joins the stream when it holds as many slices as the fragment at hand names.
    private mutating func outcome(
        of piece: FragmentPiece, _ key: FragmentStream, started: Bool, isFrame: (RawSpan) -> Bool
    ) -> FragmentOutcome {
        guard let set = sets[key], set.slices.count == Int(piece.total) else { return .stored(started: started) }
        let packet = set.joined(total: piece.total, started: started)
        if rules.keepsUnreadable, !packet.bytes.withRawSpan(isFrame) { return .unreadable(started: started) }
        forget(key)
        return .complete(packet)
    }
}
