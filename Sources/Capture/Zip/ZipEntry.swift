/// One file of a zip archive, as its central directory has it.
struct ZipEntry: Sendable, Hashable {
    /// Its path; zip archives of Android are plain ASCII.
    var name: String
    /// 0 stored, 8 deflated; others are not read.
    var method: UInt16
    /// Bit 0: encrypted.
    var flags: UInt16
    /// The number of bytes it takes in the archive.
    var compressedSize: UInt64
    /// The number of bytes it holds.
    var size: UInt64
    /// Where its own header begins.
    var headerOffset: UInt64

    /// The part of the name behind the last slash.
    var baseName: Substring { name.split(separator: "/", omittingEmptySubsequences: false).last ?? "" }
}

extension ZipEntry {
    /// Whether it can be read: neither encrypted nor compressed by another method.
    var isReadable: Bool { flags & 1 == 0 && (method == 0 || method == 8) }

    /// The entry's content, inflated as it is read; nil when its own header is missing or it cannot be read.
    func content(_ archive: any RandomAccess) throws(SourceFailure) -> ByteInput? {
        guard let compressed = try compressedContent(archive) else { return nil }
        return ByteInput(method == 0 ? compressed : InflatingSource(ByteInput(compressed), .raw))
    }

    /// The entry's bytes as they stand in the archive.
    func compressedContent(_ archive: any RandomAccess) throws(SourceFailure) -> FileSlice? {
        guard isReadable, let start = Int(exactly: headerOffset), let count = Int(exactly: compressedSize) else { return nil }
        guard let header = try ZipLocalHeader(archive, at: start) else { return nil }
        return FileSlice(archive, from: header.contentOffset, count: count)
    }
}
