import Capture
import WireFormat

/// Records that are dissected and not written yet, so that comments on them can still come.
///
/// A packet that stays unfinished is known, and commented on, only records after the one that brought its last bytes.
final class HeldRecords {
    /// The most records held of a file.
    static let mostRecords = 4_096
    /// The most bytes held.
    static let mostBytes = 4 << 20

    private let copy: CaptureCopy
    private let book: CommentBook
    private let most: Int
    private var records: [(CaptureRecord, [UInt8])] = []
    private var first = 0
    private var bytes = 0

    /// Makes an empty queue in front of `copy`; of what is no file, such as a pipe, nothing is held.
    init(_ copy: CaptureCopy, _ book: CommentBook, isFile: Bool) {
        most = isFile ? Self.mostRecords : 0
        self.copy = copy
        self.book = book
    }

    /// Holds one record; the oldest are written where that is too much.
    ///
    /// - Returns: false when nothing more is written.
    func hold(_ record: CaptureRecord, _ content: RawSpan) -> Bool {
        records.append((record, content.array))
        bytes += content.byteCount
        while records.count - first > most || bytes > Self.mostBytes, first < records.count { writeOldest() }
        if first >= Self.mostRecords {
            records.removeFirst(first)
            first = 0
        }
        return !copy.isOver
    }

    /// Writes every record that is held: the file has ended.
    func release() {
        while first < records.count { writeOldest() }
        records = []
        first = 0
        book.clear()
    }

    private func writeOldest() {
        let (record, content) = records[first]
        records[first].1 = []
        first += 1
        bytes -= content.count
        let comments = book.take(record.number)
        content.withRawSpan { _ = copy.append(record, $0, comments) }
    }
}
