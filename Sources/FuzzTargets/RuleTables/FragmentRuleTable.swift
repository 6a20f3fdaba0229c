import BitchatFrame
import MeshModel
import WireFormat

/// What an assembler must make of fragments, by the documents alone: a list of streams, each a list of slices.
///
/// Independent of `FragmentAssembler`; only the types of its answers are shared. Written from docs/protocol.md 3.6, 4.6, 13.2
/// items 19 to 23, and 13.6.
struct FragmentRuleTable {
    /// One open stream; those that began earlier stand before it.
    struct Stream {
        var sender: PeerID, id: UInt64, total: Int, innerType: UInt8, isBroadcast: Bool
        var started: Int64, progress: Int64, asked: Int64?
        var slices: [(index: Int, bytes: [UInt8])] = []

        /// The bytes held.
        var count: Int { slices.reduce(0) { $0 + $1.bytes.count } }
    }

    /// The figures in force.
    var figures = FragmentFigures.ios
    /// The open streams in the order in which they began.
    private(set) var streams: [Stream] = []

    /// Forgets everything and goes by these figures.
    mutating func begin(_ figures: FragmentFigures) {
        self.figures = figures
        streams.removeAll(keepingCapacity: true)
    }

    /// The bytes of all streams.
    var byteCount: Int { streams.reduce(0) { $0 + $1.count } }

    /// What must become of a fragment.
    mutating func add(_ arrival: FragmentArrival, _ slice: RawSpan) -> FragmentOutcome {
        let piece = arrival.piece, index = Int(piece.index), total = Int(piece.total)
        if total == 0 { return .refused(.totalZero) }
        if index >= total { return .refused(.indexRange) }
        if figures.isAndroid, slice.isEmpty { return .refused(.empty) }
        if total > figures.total { return .refused(.totalLimit) }
        var place = streams.firstIndex { $0.id == piece.stream && (figures.isAndroid || $0.sender == arrival.sender) }
        if let place, figures.isAndroid, streams[place].total != total || streams[place].innerType != piece.innerType.rawValue {
            streams.remove(at: place)
            return .dropped(.inconsistent)
        }
        if place == nil, streams.count >= figures.streams {
            if figures.isAndroid { return .refused(.setsLimit) }
            streams.remove(at: oldest)
        }
        if let refusal = overflow(arrival, slice.byteCount, place) { return refusal }
        let isNew = place == nil
        if isNew {
            place = streams.count
            streams.append(
                Stream(
                    sender: arrival.sender, id: piece.stream, total: total, innerType: piece.innerType.rawValue,
                    isBroadcast: arrival.isBroadcast, started: arrival.now, progress: arrival.now, asked: nil))
        }
        return store(slice.array, index, total, place ?? 0, isNew, arrival.now)
    }

    /// Where the stream stands that began first by the clock; of equal ones, the first to come.
    private var oldest: Int {
        var oldest = 0
        for place in streams.indices where streams[place].started < streams[oldest].started { oldest = place }
        return oldest
    }

    /// What becomes of a slice that is too much.
    private mutating func overflow(_ arrival: FragmentArrival, _ count: Int, _ place: Int?) -> FragmentOutcome? {
        let isMedia = arrival.piece.innerType.rawValue == 0x22 || arrival.piece.innerType.rawValue == 0x11
        let limit = isMedia ? figures.mediaBytes : figures.bytes
        let replaced = place.flatMap { streams[$0].slices.first { $0.index == Int(arrival.piece.index) }?.bytes.count } ?? 0
        let held = place.map { streams[$0].count } ?? 0
        let projected = figures.isAndroid ? held - replaced + count : held + count
        if projected > limit {
            if let place { streams.remove(at: place) }
            return .oversized(projected: projected, limit: limit, started: place == nil)
        }
        return figures.allBytes != .max && byteCount - replaced + count > figures.allBytes ? .refused(.memoryLimit) : nil
    }

    /// Puts a slice in its place, and joins the stream when it has as many as the fragment at hand says.
    private mutating func store(
        _ slice: [UInt8], _ index: Int, _ total: Int, _ place: Int, _ isNew: Bool, _ now: Int64
    ) -> FragmentOutcome {
        if let held = streams[place].slices.firstIndex(where: { $0.index == index }) {
            streams[place].slices[held].bytes = slice
        } else {
            streams[place].slices.append((index, slice))
            streams[place].progress = now
        }
        guard streams[place].slices.count == total else { return .stored(started: isNew) }
        let used = streams[place].slices.sorted { $0.index < $1.index }.filter { $0.index < total }
        var bytes: [UInt8] = []
        for slice in used { bytes += slice.bytes }
        if figures.isAndroid, !bytes.withRawSpan(FragmentArrival.isFrame) { return .unreadable(started: isNew) }
        streams.remove(at: place)
        return .complete(AssembledPacket(bytes: bytes, tags: used.map { _ in 0 }, started: isNew))
    }

    /// The streams that must go: those whose first fragment is more than 30.000 s old.
    mutating func expire(now: Int64) -> [FragmentStream] {
        let old = streams.filter { now - $0.started > 30_000 }
        streams.removeAll { now - $0.started > 30_000 }
        return Self.byStart(old).map { FragmentStream(sender: $0.sender, id: $0.id) }
    }

    /// The streams that must be asked for: broadcast, no new index for 5.000 s, not asked for within 10.000 s, at most 60.
    mutating func stalled(now: Int64) -> [FragmentStream] {
        if figures.isAndroid { return [] }
        var places = streams.indices.filter { place in
            let stream = streams[place]
            return stream.isBroadcast && stream.slices.count < stream.total && now - stream.progress >= 5_000
                && (stream.asked.map { now - $0 >= 10_000 } ?? true)
        }
        places.sort { left, right in
            let one = streams[left], other = streams[right]
            if one.progress != other.progress { return one.progress < other.progress }
            return one.sender == other.sender ? one.id < other.id : one.sender < other.sender
        }
        for place in places.prefix(60) { streams[place].asked = now }
        return places.prefix(60).map { FragmentStream(sender: streams[$0].sender, id: streams[$0].id) }
    }

    /// Streams by the time they began, the first to come before others of that time.
    private static func byStart(_ streams: [Stream]) -> [Stream] {
        streams.enumerated().sorted { ($0.element.started, $0.offset) < ($1.element.started, $1.offset) }.map(\.element)
    }
}
