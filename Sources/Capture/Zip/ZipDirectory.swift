import WireFormat

/// The central directory of a zip archive, found from the archive's end.
struct ZipDirectory {
    private static let endSize = 22
    private static let maximumComment = 0xFFFF
    private static let maximumSize = 64 << 20

    /// The entries, in the directory's order.
    private(set) var entries: [ZipEntry] = []

    /// Reads the directory; nil when the archive's end is missing or damaged.
    init?(_ archive: any RandomAccess) throws(SourceFailure) {
        let tailStart = max(0, archive.size - Self.endSize - Self.maximumComment)
        let tail = try archive.bytes(tailStart, archive.size - tailStart)
        guard let end = Self.end(tail) else { return nil }
        var place = Self.place(tail, at: end)
        if place.offset == 0xFFFF_FFFF || place.size == 0xFFFF_FFFF {
            guard let wide = try Self.widePlace(archive, tail, before: end) else { return nil }
            place = wide
        }
        guard let offset = Int(exactly: place.offset), let size = Int(exactly: place.size), size <= Self.maximumSize else {
            return nil
        }
        let directory = try archive.bytes(offset, size)
        guard directory.count == size else { return nil }
        let span = unsafe directory.span.bytes
        var cursor = ByteCursor(whole: span, layer: .capture)
        while let entry = ZipEntryReader.next(span, &cursor) { entries.append(entry) }
    }

    /// The offset of the end record in the archive's last bytes: the last place with its signature.
    private static func end(_ tail: [UInt8]) -> Int? {
        let span = unsafe tail.span.bytes
        var offset = tail.count - endSize
        while offset >= 0 {
            if span.equals(ByteRange(offset, 4), [0x50, 0x4B, 5, 6]) { return offset }
            offset -= 1
        }
        return nil
    }

    /// The directory's size u32 at 12 and offset u32 at 16 of the end record.
    private static func place(_ tail: [UInt8], at end: Int) -> (offset: UInt64, size: UInt64) {
        let span = unsafe tail.span.bytes
        var cursor = ByteCursor(ByteRange(end + 12, 8), layer: .capture)
        let size = (try? cursor.littleEndian(span, UInt32.self)) ?? 0
        let offset = (try? cursor.littleEndian(span, UInt32.self)) ?? 0
        return (UInt64(offset), UInt64(size))
    }

    /// The same in 64 bits: the 20 bytes before the end record point to a record with size at 40 and offset at 48.
    private static func widePlace(
        _ archive: any RandomAccess, _ tail: [UInt8], before end: Int
    ) throws(SourceFailure) -> (offset: UInt64, size: UInt64)? {
        guard end >= 20 else { return nil }
        let span = unsafe tail.span.bytes
        guard span.equals(ByteRange(end - 20, 4), [0x50, 0x4B, 6, 7]) else { return nil }
        var pointer = ByteCursor(ByteRange(end - 12, 8), layer: .capture)
        guard let stored = try? pointer.littleEndian(span, UInt64.self), let where64 = Int(exactly: stored) else { return nil }
        let record = try archive.bytes(where64, 56)
        let wide = unsafe record.span.bytes
        guard record.count == 56, wide.equals(ByteRange(0, 4), [0x50, 0x4B, 6, 6]) else { return nil }
        var cursor = ByteCursor(ByteRange(40, 16), layer: .capture)
        guard let size = try? cursor.littleEndian(wide, UInt64.self), let offset = try? cursor.littleEndian(wide, UInt64.self)
        else { return nil }
        return (offset, size)
    }
}
