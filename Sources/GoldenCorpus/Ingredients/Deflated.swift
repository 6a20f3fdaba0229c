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

    /// `count` zero bytes in fixed codes: a literal, matches of 258 bytes at a distance of 1, and literals for the rest.
    static func zeros(_ count: Int) -> [UInt8] {
        let literal = "00110000", match = "11000101" + "00000"
        let (matches, rest) = (count - 1).quotientAndRemainder(dividingBy: 258)
        let literals = String(repeating: literal, count: rest)
        return packed("1" + "10" + literal + String(repeating: match, count: matches) + literals + "0000000")
    }

    /// Bits in the order of the stream, the lowest bit of a byte first; the last byte is filled with zeros.
    private static func packed(_ bits: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for (place, bit) in bits.utf8.enumerated() {
            if place % 8 == 0 { bytes.append(0) }
            if bit == UInt8(ascii: "1") { bytes[bytes.count - 1] |= 1 << UInt8(place % 8) }
        }
        return bytes
    }

    private static func littleEndian(_ value: UInt16) -> [UInt8] { [UInt8].bigEndian(value).reversed() }
}
