import Capture
import LinkLayers
import WireFormat

/// The records that were read and not written yet, since what becomes of them is shown by later ones.
struct RecordWindow {
    /// One record.
    struct Entry {
        /// The record.
        var record: CaptureRecord
        /// Its bytes, as they are to be written but for its holds.
        var bytes: [UInt8]
        /// Which of them may be written: what is neither kept nor held is written as zeros.
        var kept: [ByteRange] = []
        /// Whether it is written; nil while that is not known.
        var isKept: Bool?
        /// Where its parts stand, of a packet of the air, and what they were.
        var air: (packet: TracedAirPacket, original: [UInt8])?
        /// Whether it is blanked where it would be left out: who sent the next packet is told by whose turn it is.
        var isBlankable = false
        /// What is replaced in it.
        var holds: [Hold] = []
    }

    /// The most records and bytes that wait.
    private static let capacity = 1 << 18
    private static let byteCapacity = 256 << 20

    private var entries: [Entry] = []
    private var first = 0
    private var places: [Int: Int] = [:]
    private var removed = 0
    private var held = 0

    /// Whether the oldest record has to go, decided or not.
    var isFull: Bool { entries.count - first > Self.capacity || held > Self.byteCapacity }

    /// Adds a record of which nothing is decided.
    mutating func append(_ record: CaptureRecord, _ bytes: [UInt8]) {
        places[record.number] = removed + entries.count
        entries.append(Entry(record: record, bytes: bytes))
        held += bytes.count
    }

    /// Lets `change` change the record numbered `number`, if it is there.
    mutating func update(_ number: Int, _ change: (inout Entry) -> Void) {
        guard let place = places[number], place - removed >= first, place - removed < entries.count else { return }
        change(&entries[place - removed])
    }

    /// Takes the oldest record out if everything of it is known, or in any case with `force`.
    mutating func next(force: Bool = false) -> Entry? {
        guard first < entries.count else { return nil }
        let entry = entries[first]
        guard force || entry.isKept == false || entry.isKept == true && entry.holds.allSatisfy(\.isSettled) else { return nil }
        places[entry.record.number] = nil
        held -= entry.bytes.count
        entries[first].bytes = []
        entries[first].holds = []
        first += 1
        if first > 4096, first * 2 > entries.count {
            entries.removeFirst(first)
            removed += first
            first = 0
        }
        return entry
    }
}
