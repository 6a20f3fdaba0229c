import Inflate

/// The CRC-32 of RFC 1952.
func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    return ~crc
}

/// A gzip file of one member.
func gzip(_ bytes: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + RawDeflater().deflate(bytes) + little(crc32(bytes)) + little(UInt32(bytes.count))
}

/// A zlib stream.
func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
        low = (low + UInt32(byte)) % 65521
        high = (high + low) % 65521
    }
    return [0x78, 0x9C] + RawDeflater().deflate(bytes) + big(high << 16 | low)
}

/// One file of a zip archive being made.
struct ZipPart {
    var name: String
    var bytes: [UInt8]
    var isDeflated = true
    var flags: UInt16 = 0
}

/// A zip archive; sizes and offset of the directory stand in 64-bit fields when `isWide`.
func zipArchive(_ parts: [ZipPart], isWide: Bool = false) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
        let packed = part.isDeflated ? RawDeflater().deflate(part.bytes) : part.bytes
        let offset = UInt32(archive.count)
        let method = little(UInt16(part.isDeflated ? 8 : 0))
        let sizes = little(crc32(part.bytes)) + little(UInt32(packed.count)) + little(UInt32(part.bytes.count))
        let common = little(part.flags) + method + [0, 0, 0, 0]
        // With flag bit 3 the sizes stand behind the content, as streaming writers put them.
        let isLate = part.flags & 8 != 0
        archive += [0x50, 0x4B, 3, 4, 20, 0] + common + (isLate ? [UInt8](repeating: 0, count: 12) : sizes)
        archive += little(UInt16(part.name.utf8.count)) + [3, 0] + Array(part.name.utf8) + [9, 9, 9] + packed
        archive += isLate ? [0x50, 0x4B, 7, 8] + sizes : []
        let wide: [UInt8] =
            isWide
            ? [1, 0, 24, 0] + little(UInt64(part.bytes.count)) + little(UInt64(packed.count)) + little(UInt64(offset)) : []
        let stored = isWide ? little(crc32(part.bytes)) + [UInt8](repeating: 255, count: 8) : sizes
        directory += [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + common + stored + little(UInt16(part.name.utf8.count))
        directory += little(UInt16(wide.count)) + [2, 0] + [UInt8](repeating: 0, count: 8)
        directory += (isWide ? little(UInt32.max) : little(offset)) + Array(part.name.utf8) + wide + [0x2A, 0x2A]
    }
    let start = archive.count
    return archive + directory + zipEnd(start: start, size: directory.count, count: parts.count, isWide: isWide)
}

private func zipEnd(start: Int, size: Int, count: Int, isWide: Bool) -> [UInt8] {
    let counts = little(UInt16(count)) + little(UInt16(count))
    guard isWide else { return [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + counts + little(UInt32(size)) + little(UInt32(start)) + [0, 0] }
    let record: [UInt8] =
        [0x50, 0x4B, 6, 6] + little(UInt64(44)) + [45, 0, 45, 0] + [UInt8](repeating: 0, count: 8) + little(UInt64(count))
        + little(UInt64(count)) + little(UInt64(size)) + little(UInt64(start))
    let locator = [0x50, 0x4B, 6, 7, 0, 0, 0, 0] + little(UInt64(start + size)) + little(UInt32(1))
    return record + locator + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + counts + [UInt8](repeating: 255, count: 8) + [0, 0]
}
