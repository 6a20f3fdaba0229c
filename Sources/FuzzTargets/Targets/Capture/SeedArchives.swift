import Inflate

/// A file as bug reports carry it: alone in a gzip stream, or stored in a zip archive.
enum SeedArchives {
    /// A gzip stream of one member (RFC 1952).
    static func gzip(_ file: [UInt8]) -> [UInt8] {
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + RawDeflater().deflate(file) + little(UInt64(checksum(file)), 4)
            + little(UInt64(file.count), 4)
    }

    /// A zip archive with one stored entry (APPNOTE 4.3).
    static func zip(_ file: [UInt8], named name: String) -> [UInt8] {
        let size = little(UInt64(file.count), 4)
        let common = [20, 0, 0, 0, 0, 0, 0, 0, 0, 0] + little(UInt64(checksum(file)), 4) + size + size
        let lengths = little(UInt64(name.utf8.count), 2) + [0, 0]
        let local = [0x50, 0x4B, 3, 4] + common + lengths + Array(name.utf8) + file
        let central = [0x50, 0x4B, 1, 2, 20, 0] + common + lengths + [UInt8](repeating: 0, count: 14) + Array(name.utf8)
        let end =
            [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0] + little(UInt64(central.count), 4) + little(UInt64(local.count), 4) + [
                0, 0,
            ]
        return local + central + end
    }

    private static func little(_ value: UInt64, _ count: Int) -> [UInt8] { Naive.bytes(value, count).reversed() }

    /// The CRC-32 of both formats.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var rest: UInt32 = .max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return ~rest
    }
}
