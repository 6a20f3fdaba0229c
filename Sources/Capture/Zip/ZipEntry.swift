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
    private static let headerSize = 30

    /// The entry's content, inflated as it is read; nil when its own header is missing or it cannot be read.
    func content(_ archive: any RandomAccess) throws(SourceFailure) -> ByteInput? {
        guard flags & 1 == 0, method == 0 || method == 8 else { return nil }
        guard let start = Int(exactly: headerOffset), let count = Int(exactly: compressedSize) else { return nil }
        let header = try archive.bytes(start, Self.headerSize)
        guard header.count == Self.headerSize, header.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
        let nameLength = Int(header[26]) | Int(header[27]) << 8
        let extraLength = Int(header[28]) | Int(header[29]) << 8
        let slice = FileSlice(archive, from: start + Self.headerSize + nameLength + extraLength, count: count)
        return ByteInput(method == 0 ? slice : InflatingSource(ByteInput(slice), .raw))
    }
}
