import Capture
import WireFormat

/// Records, and what else sources told, in the order they came, over one run of bytes.
package struct RecordBatch {
    /// One thing that a source told.
    package enum Item {
        /// A record, with the place of its bytes in the batch.
        case record(CaptureRecord, ByteRange)
        /// Something wrong with the source that did not end it.
        case problem(CaptureProblem)
        /// What became of the source.
        case notice(SourceNotice)
        /// The source's thread is done: nothing more comes from it.
        case done
    }

    /// One item with the source that told it.
    package struct Entry {
        /// The source's place on the command line, from 0.
        package var source: Int
        /// What it told.
        package var item: Item
    }

    /// What was told, in order.
    package private(set) var entries: [Entry] = []
    private var bytes: [UInt8] = []

    /// Makes a batch with nothing in it.
    package init() {}

    /// The memory that the batch takes, in bytes.
    var size: Int { bytes.count + entries.count * MemoryLayout<Entry>.stride }

    /// The memory that a record of `count` bytes takes.
    static func size(of count: Int) -> Int { count + MemoryLayout<Entry>.stride }

    /// Runs `body` on the bytes of a record.
    package func withBytes<Result>(_ range: ByteRange, _ body: (RawSpan) -> Result) -> Result {
        bytes.withRawSpan { $0.withBytes(range, body) }
    }

    /// Adds a record with a copy of its bytes.
    mutating func append(_ record: CaptureRecord, _ packet: RawSpan, from source: Int) {
        entries.append(Entry(source: source, item: .record(record, ByteRange(bytes.count, packet.byteCount))))
        bytes.append(packet.whole, of: packet)
    }

    /// Adds what is no record.
    mutating func append(_ item: Item, from source: Int) { entries.append(Entry(source: source, item: item)) }

    /// Empties the batch and keeps its memory.
    mutating func clear() {
        entries.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }
}
