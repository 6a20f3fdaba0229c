import WireFormat

/// The header that stands before the content of each entry of a zip archive.
///
/// Fixed part, 30 bytes, little-endian: signature, version u16, flags u16 at 6, method u16 at 8, compressed size u32 at
/// 18, size u32 at 22, name and extra lengths u16 at 26 and 28; then name and extra fields.
struct ZipLocalHeader {
    private static let fixedSize = 30

    /// The entry, with its sizes as they stand here: 0 where the writer did not know them yet (flag bit 3).
    let entry: ZipEntry
    /// Where the content begins in the archive.
    let contentOffset: Int

    /// Reads the header at `offset`; nil when none stands there.
    init?(_ archive: any RandomAccess, at offset: Int) throws(SourceFailure) {
        let header = try archive.bytes(offset, Self.fixedSize)
        let span = unsafe header.span.bytes
        guard header.count == Self.fixedSize, span.equals(ByteRange(0, 4), [0x50, 0x4B, 3, 4]) else { return nil }
        let nameLength = Self.number(span, 26, 2)
        let name = try archive.bytes(offset + Self.fixedSize, nameLength)
        contentOffset = offset + Self.fixedSize + nameLength + Self.number(span, 28, 2)
        entry = ZipEntry(
            name: String(decoding: name, as: UTF8.self), method: UInt16(Self.number(span, 8, 2)),
            flags: UInt16(Self.number(span, 6, 2)), compressedSize: UInt64(Self.number(span, 18, 4)),
            size: UInt64(Self.number(span, 22, 4)), headerOffset: UInt64(offset))
    }

    /// The little-endian number of `count` bytes, at most 4, at `offset`.
    private static func number(_ span: RawSpan, _ offset: Int, _ count: Int) -> Int {
        var value = 0
        for index in 0..<count { value |= Int(span.byte(at: offset + index) ?? 0) << (8 * index) }
        return value
    }
}
