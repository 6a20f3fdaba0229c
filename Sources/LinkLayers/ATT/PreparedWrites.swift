import WireFormat

/// The parts of long values that one client has queued and not yet executed (docs/capture-formats.md 10.5).
struct PreparedWrites: Sendable {
    /// Parts of one handle that follow one another without a gap.
    struct Run: Sendable {
        /// The attribute handle.
        var handle: UInt16
        /// Where in the value it begins.
        var offset: Int
        /// The record in which it began.
        var firstRecord: Int
        /// Its bytes.
        var bytes: [UInt8]
    }

    /// The runs in the order they were begun.
    private(set) var runs: [Run] = []
    /// The bytes in all runs.
    private var total = 0
    /// Where the last part went, so that a refusal can undo it: the run, and its length before.
    private var last: (run: Int, count: Int)?

    /// Queues the part in `range` for `offset` of `handle`; false when there is no room.
    mutating func add(_ range: ByteRange, of bytes: RawSpan, handle: UInt16, offset: Int, record: Int) -> Bool {
        guard total + range.count <= LinkLayerLimits.preparedBytes else { return false }
        if let index = runs.firstIndex(where: { $0.handle == handle && $0.offset...($0.offset + $0.bytes.count) ~= offset }) {
            let before = runs[index].bytes.count
            runs[index].bytes.place(range, of: bytes, at: offset - runs[index].offset)
            last = (index, before)
            total += runs[index].bytes.count - before
            return true
        }
        guard runs.count < LinkLayerLimits.preparedRuns else { return false }
        last = (runs.count, 0)
        total += range.count
        runs.append(Run(handle: handle, offset: offset, firstRecord: record, bytes: bytes.array(range)))
        return true
    }

    /// Takes the last part back, since the server refused it.
    mutating func undo() {
        guard let last, last.run < runs.count else { return }
        total -= runs[last.run].bytes.count - last.count
        runs[last.run].bytes.removeLast(runs[last.run].bytes.count - last.count)
        self.last = nil
    }

    /// Takes every run out of the queue.
    mutating func take() -> [Run] {
        let taken = runs.filter { !$0.bytes.isEmpty }
        self = PreparedWrites()
        return taken
    }
}
