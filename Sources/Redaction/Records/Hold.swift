import LinkLayers

/// Bytes of records that are to be replaced, and what they are replaced by once that is known.
final class Hold {
    /// The bytes as they were.
    let original: [UInt8]
    /// What they become.
    private(set) var replacement: [UInt8]
    /// How many of them are settled, from the first on.
    private(set) var settled = 0
    /// Where they stand.
    var pieces: [RecordPiece] = []

    /// Makes a hold on `original`, whose replacement is not known.
    init(_ original: [UInt8]) {
        self.original = original
        replacement = [UInt8](repeating: 0, count: original.count)
    }

    /// Makes a hold at `pieces`, which become `replacement`.
    init(_ replacement: [UInt8], at pieces: [RecordPiece]) {
        original = []
        self.replacement = replacement
        settled = replacement.count
        self.pieces = pieces
    }

    /// Whether nothing is left to be found out.
    var isSettled: Bool { settled >= replacement.count }

    /// Settles the next bytes.
    func settle(_ bytes: some Collection<UInt8>) {
        let end = min(settled + bytes.count, replacement.count)
        replacement.replaceSubrange(settled..<end, with: bytes.prefix(end - settled))
        settled = end
    }

    /// Writes into `bytes`, those of record number `record`, what stands there.
    func apply(to bytes: inout [UInt8], of record: Int) {
        var done = 0
        for piece in pieces {
            let next = done + piece.range.count
            if piece.record == record, piece.range.end <= bytes.count, next <= replacement.count {
                bytes.replaceSubrange(piece.range.offset..<piece.range.end, with: replacement[done..<next])
            }
            done = next
        }
    }
}
