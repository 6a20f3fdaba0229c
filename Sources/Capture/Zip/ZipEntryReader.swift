import WireFormat

/// Reads the records of a zip archive's central directory, little-endian, with their 64-bit extensions.
///
/// Fixed part, 46 bytes: signature, versions 2+2, flags u16 at 8, method u16 at 10, sizes u32 at 20 and 24, name, extra
/// and comment lengths u16 at 28, 30 and 32, header offset u32 at 42; then name, extra fields, comment.
enum ZipEntryReader {
    private static let signature: UInt32 = 0x0201_4B50
    private static let fixedSize = 46

    /// Reads the entry at the cursor and steps over it; nil where none begins.
    static func next(_ bytes: RawSpan, _ cursor: inout ByteCursor) -> ZipEntry? {
        do throws(DecodeError) {
            var fixed = try cursor.child(fixedSize)
            guard try fixed.littleEndian(bytes, UInt32.self) == signature else { return nil }
            return try entry(bytes, fixed, &cursor)
        } catch {
            return nil
        }
    }

    private static func entry(
        _ bytes: RawSpan, _ afterSignature: ByteCursor, _ cursor: inout ByteCursor
    ) throws(DecodeError) -> ZipEntry {
        var fixed = afterSignature
        _ = try fixed.take(4)
        let flags = try fixed.littleEndian(bytes, UInt16.self)
        let method = try fixed.littleEndian(bytes, UInt16.self)
        _ = try fixed.take(8)
        let compressed = try fixed.littleEndian(bytes, UInt32.self)
        let size = try fixed.littleEndian(bytes, UInt32.self)
        let nameLength = try fixed.littleEndian(bytes, UInt16.self)
        let extraLength = try fixed.littleEndian(bytes, UInt16.self)
        let commentLength = try fixed.littleEndian(bytes, UInt16.self)
        _ = try fixed.take(8)
        let offset = try fixed.littleEndian(bytes, UInt32.self)
        let name = bytes.array(try cursor.take(Int(nameLength)))
        let extra = try cursor.child(Int(extraLength))
        _ = try cursor.take(Int(commentLength))
        var entry = ZipEntry(
            name: String(decoding: name, as: UTF8.self), method: method, flags: flags, compressedSize: UInt64(compressed),
            size: UInt64(size), headerOffset: UInt64(offset))
        widen(&entry, bytes, extra)
        return entry
    }

    /// Takes the 64-bit values of extra field 1, which stand there only for those that are all ones.
    private static func widen(_ entry: inout ZipEntry, _ bytes: RawSpan, _ extra: ByteCursor) {
        var cursor = extra
        while let kind = try? cursor.littleEndian(bytes, UInt16.self), let length = try? cursor.littleEndian(bytes, UInt16.self),
            var field = try? cursor.child(Int(length))
        {
            guard kind == 1 else { continue }
            replace(&entry.size, bytes, &field)
            replace(&entry.compressedSize, bytes, &field)
            replace(&entry.headerOffset, bytes, &field)
        }
    }

    private static func replace(_ value: inout UInt64, _ bytes: RawSpan, _ field: inout ByteCursor) {
        if value == 0xFFFF_FFFF, let wide = try? field.littleEndian(bytes, UInt64.self) { value = wide }
    }
}
