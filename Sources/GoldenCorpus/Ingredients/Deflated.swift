/// Compressed bodies written by hand, the same bytes whatever library stands behind (RFC 1950 and 1951).
enum Deflated {
    /// One stored block.
    static func stored(_ bytes: [UInt8], isFinal: Bool = true) -> [UInt8] {
        let count = UInt16(truncatingIfNeeded: bytes.count)
        return [isFinal ? 1 : 0] + littleEndian(count) + littleEndian(~count) + bytes
    }

    /// A zlib header, a stored block and the Adler-32 sum.
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var low: UInt32 = 1, high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return [0x78, 0x01] + stored(bytes) + .bigEndian(high << 16 | low)
    }

    private static func littleEndian(_ value: UInt16) -> [UInt8] { [UInt8].bigEndian(value).reversed() }
}
