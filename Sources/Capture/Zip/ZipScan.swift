/// The entries of a zip archive that was cut, so that its directory is missing: found by their own headers.
struct ZipScan {
    private static let maximumEntries = 100_000
    /// What may stand between two entries: a descriptor of 12 to 24 bytes.
    private static let maximumGap = 24

    /// The entries in the archive's order; the last one may be cut.
    private(set) var entries: [ZipEntry] = []

    /// Walks the archive from its start, inflating the entries whose length was not known when they were begun.
    init(_ archive: any RandomAccess) throws(SourceFailure) {
        var offset = 0
        while entries.count < Self.maximumEntries, let header = try ZipLocalHeader(archive, at: offset) {
            var entry = header.entry
            if entry.flags & 8 != 0, entry.compressedSize == 0 {
                guard let length = try Self.length(archive, entry, header) else { return }
                entry.compressedSize = UInt64(length)
                entry.size = UInt64(max(length, 1))
            }
            entries.append(entry)
            guard let next = try Self.next(archive, from: header.contentOffset, Int(entry.compressedSize)) else { return }
            offset = next
        }
    }

    /// How many bytes of the archive the entry takes: as many as its stream, or all that is left where that is cut.
    private static func length(
        _ archive: any RandomAccess, _ entry: ZipEntry, _ header: ZipLocalHeader
    ) throws(SourceFailure) -> Int? {
        let left = max(archive.size - header.contentOffset, 0)
        guard entry.isReadable, entry.method == 8 else { return nil }
        let compressed = ByteInput(FileSlice(archive, from: header.contentOffset, count: left))
        let content = ByteInput(InflatingSource(compressed, .raw))
        while content.fill(1) > 0 { content.consume(content.buffered) }
        return content.failure == nil ? compressed.position : left
    }

    /// Where the next entry's header begins, behind `count` bytes of content and perhaps a descriptor.
    private static func next(_ archive: any RandomAccess, from start: Int, _ count: Int) throws(SourceFailure) -> Int? {
        let end = start + count
        let gap = try archive.bytes(end, maximumGap + 4)
        for offset in 0..<max(gap.count - 3, 0) where gap[offset...].starts(with: [0x50, 0x4B, 3, 4]) { return end + offset }
        return nil
    }
}
