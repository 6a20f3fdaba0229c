import WireFormat

/// A run of bytes of one record.
package struct RecordPiece: Sendable, Hashable {
    /// The record's number.
    package var record: Int
    /// Where in the record the bytes stand.
    package var range: ByteRange

    /// Makes a piece; see the properties.
    package init(record: Int, range: ByteRange) {
        self.record = record
        self.range = range
    }
}

extension [RecordPiece] {
    /// The pieces of which the bytes from `offset` on consist, `count` of them.
    package func part(_ offset: Int, _ count: Int) -> [RecordPiece] {
        var skipped = offset, wanted = count
        var result: [RecordPiece] = []
        for piece in self where wanted > 0 {
            let start = Swift.min(skipped, piece.range.count)
            skipped -= start
            let taken = Swift.min(wanted, piece.range.count - start)
            wanted -= taken
            if taken > 0 { result.append(RecordPiece(record: piece.record, range: ByteRange(piece.range.offset + start, taken))) }
        }
        return result
    }
}
