import WireFormat

/// The SDU that one end has begun to send on a credit-based channel (docs/capture-formats.md 10.2).
///
/// The first frame of an SDU starts with its length u16; the SDU may take several frames. When a frame was cut or lost,
/// the rest of its SDU is counted only, so that the next one is found.
struct UnitAssembly: Sendable {
    /// What a frame brought.
    enum Outcome: Sendable, Hashable {
        /// Nothing yet.
        case more
        /// A whole SDU, or the start of a cut one, inside the frame.
        case inside(AttributePDU)
        /// The end of an SDU of this declared length that took several frames; `take` lends its bytes.
        case joined(length: Int)
        /// A frame that fits no SDU.
        case lost
    }

    /// The record in which the SDU began.
    private(set) var firstRecord = 0
    /// The SDU's declared length while one is begun.
    private var length: Int?
    /// The bytes that came, or should have come.
    private var received = 0
    /// Whether bytes of it are missing.
    private var isDamaged = false
    /// The bytes kept.
    private var buffer: [UInt8] = []

    /// Whether an SDU was begun.
    var isPending: Bool { length != nil }

    /// Adds a frame; no SDU longer than `limit` is believed.
    mutating func add(_ frame: L2CAPPDU, of bytes: RawSpan, record: Int, limit: Int) -> Outcome {
        guard let length else { return begin(frame, of: bytes, record: record, limit: limit) }
        received += frame.length
        if received >= length { self.length = nil }
        if isDamaged { return .more }
        guard received <= length else { return .lost }
        buffer.append(frame.payload, of: bytes)
        isDamaged = frame.isCut
        return isDamaged || !isPending ? .joined(length: length) : .more
    }

    /// Steps over a frame that did not arrive.
    mutating func lose(_ frame: L2CAPPDU) {
        guard let length else { return }
        received += frame.length
        isDamaged = true
        if received >= length { self.length = nil }
    }

    /// Lends the bytes of the SDU; `giveBack` returns the memory.
    mutating func take() -> [UInt8] {
        var taken: [UInt8] = []
        swap(&taken, &buffer)
        return taken
    }

    /// Keeps the memory for the next SDU.
    mutating func giveBack(_ taken: consuming [UInt8]) {
        buffer = taken
        buffer.removeAll(keepingCapacity: true)
    }

    /// Reads the first frame of an SDU.
    private mutating func begin(_ frame: L2CAPPDU, of bytes: RawSpan, record: Int, limit: Int) -> Outcome {
        var cursor = ByteCursor(frame.payload, layer: .l2cap)
        guard let first = try? cursor.littleEndian(bytes, UInt16.self) else { return .lost }
        let unit = AttributePDU(range: cursor.rest, length: Int(first))
        let declared = frame.length - 2
        guard unit.length <= limit, declared <= unit.length else { return .lost }
        guard declared < unit.length else { return .inside(unit) }
        length = unit.length
        received = declared
        firstRecord = record
        isDamaged = frame.isCut
        buffer.removeAll(keepingCapacity: true)
        buffer.append(unit.range, of: bytes)
        return isDamaged ? .inside(unit) : .more
    }
}
