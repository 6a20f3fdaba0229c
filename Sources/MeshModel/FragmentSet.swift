import BitchatFrame
import WireFormat

/// The slices of one incomplete stream.
///
/// Room for the whole frame, as far as one piece tells its size, is made at once, at most `firstRoom` bytes.
///
/// Bytes are appended to one buffer as they come; a slice that is replaced by one of another size leaves a hole, and the
/// buffer is rewritten before holes outgrow the slices. So the buffer never exceeds twice what is held and 4 KiB.
struct FragmentSet {
    /// The author of the first fragment and the stream ID.
    let stream: FragmentStream
    /// Total and inner type that the first fragment named.
    let total: UInt16, innerType: MessageType
    /// Whether the first fragment was a broadcast.
    let isBroadcast: Bool
    /// When the first fragment came, in milliseconds, and how many streams began before it.
    let started: Int64, serial: UInt64
    /// When the last new index came, in milliseconds.
    var lastProgress: Int64
    /// When the stream was last asked for, in milliseconds.
    var lastRequest: Int64?
    /// The most bytes of room that a first piece can ask for, and the most slices.
    private static let firstRoom = 4_096, firstSlices = 32

    /// The bytes of the slices held.
    private(set) var byteCount = 0
    /// The slices in index order.
    private var slices: [HeldSlice] = []
    private var buffer: [UInt8] = []

    /// Opens a stream with its first fragment, not yet stored.
    init(_ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64, serial: UInt64) {
        stream = FragmentStream(sender: sender, id: piece.stream)
        total = piece.total
        innerType = piece.innerType
        self.isBroadcast = isBroadcast
        started = now
        lastProgress = now
        self.serial = serial
    }

    /// The number of different indexes held.
    var count: Int { slices.count }
    /// The bytes of the buffer, those of replaced slices included.
    var bufferBytes: Int { buffer.count }
    /// What tells which of two streams is older.
    var age: (Int64, UInt64) { (started, serial) }
    /// Whether its `age` is below the other's.
    @inline(__always)
    func isOlder(than other: FragmentSet) -> Bool {
        started < other.started || started == other.started && serial < other.serial
    }
    /// What tells which of two streams is asked for first.
    var stall: (Int64, PeerID, UInt64) { (lastProgress, stream.sender, stream.id) }

    /// Whether `piece` names the total and inner type of the first fragment.
    func agrees(with piece: FragmentPiece) -> Bool { total == piece.total && innerType == piece.innerType }

    /// The bytes held for `index`, 0 when there are none.
    func sliceBytes(at index: UInt16) -> Int {
        let position = position(of: index)
        return position < slices.count && slices[position].index == index ? slices[position].count : 0
    }

    /// Takes a slice in place of any held for the same index; only a new index is progress.
    mutating func store(_ piece: FragmentPiece, _ bytes: RawSpan, _ range: ByteRange, now: Int64) {
        if slices.isEmpty { makeRoom(range.count) }
        let slice = HeldSlice(index: piece.index, offset: buffer.count, count: range.count, tag: piece.tag)
        let position = position(of: piece.index)
        if position < slices.count, slices[position].index == piece.index {
            byteCount -= slices[position].count
            slices[position] = slice
        } else {
            if position == slices.count { slices.append(slice) } else { slices.insert(slice, at: position) }
            lastProgress = now
        }
        buffer.append(range, of: bytes)
        byteCount += range.count
        if buffer.count > 2 * byteCount + 4_096 { compact() }
    }

    /// The slices below `total`, joined.
    func joined(total: UInt16, started: Bool) -> AssembledPacket {
        let used = slices.prefix { $0.index < total }
        let tags = used.map { $0.tag }
        if used.count == slices.count, isInOrder { return AssembledPacket(bytes: buffer, tags: tags, started: started) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for slice in used { bytes.append(contentsOf: buffer[slice.offset..<slice.offset + slice.count]) }
        return AssembledPacket(bytes: bytes, tags: tags, started: started)
    }

    /// Whether the buffer is the slices, one after the other, as when all came in order.
    private var isInOrder: Bool {
        var end = 0
        for slice in slices {
            guard slice.offset == end else { return false }
            end += slice.count
        }
        return end == buffer.count
    }

    private mutating func makeRoom(_ sliceBytes: Int) {
        buffer.reserveCapacity(min(sliceBytes * Int(total), Self.firstRoom))
        slices.reserveCapacity(min(Int(total), Self.firstSlices))
    }

    /// How far the stream has come.
    var progress: FragmentProgress {
        FragmentProgress(
            stream: stream, total: Int(total), held: count, byteCount: byteCount, started: started,
            lastProgress: lastProgress, isBroadcast: isBroadcast)
    }

    /// Where `index` stands among the slices, or would be inserted.
    private func position(of index: UInt16) -> Int {
        guard let last = slices.last, last.index >= index else { return slices.count }
        var low = 0
        var high = slices.count
        while low < high {
            let middle = (low + high) / 2
            if slices[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Rewrites the buffer without holes.
    private mutating func compact() {
        var packed: [UInt8] = []
        packed.reserveCapacity(byteCount)
        for position in slices.indices {
            let slice = slices[position]
            slices[position].offset = packed.count
            packed.append(contentsOf: buffer[slice.offset..<slice.offset + slice.count])
        }
        buffer = packed
    }
}
