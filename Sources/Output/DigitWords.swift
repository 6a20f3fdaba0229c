/// Several digits at once, one in each byte of a word.
enum DigitWords {
    /// The first number that two words do not hold.
    @inline(__always) static var seventeenDigits: UInt64 { 10_000_000_000_000_000 }

    /// The values of the 8 decimal digits of a number below 10^8, the first in the lowest byte: halves, quarters, digits.
    @inline(__always)
    static func decimal(_ value: UInt64) -> UInt64 {
        let halves = value / 10_000 | (value % 10_000) << 32
        let hundreds = (halves &* 10_486) >> 20 & 0x0000_007F_0000_007F
        let quarters = hundreds | (halves &- hundreds &* 100) << 16
        let tens = (quarters &* 103) >> 10 & 0x000F_000F_000F_000F
        return (tens | (quarters &- tens &* 10) << 8).littleEndian
    }

    /// The 8 hex digits of four bytes: each byte in two of its own, then in two halves.
    @inline(__always)
    static func hex(_ value: UInt32) -> UInt64 {
        var spread = UInt64(value.byteSwapped)
        spread = (spread | spread << 16) & 0x0000_FFFF_0000_FFFF
        spread = (spread | spread << 8) & 0x00FF_00FF_00FF_00FF
        return ascii((spread >> 4 | spread << 8) & 0x0F0F_0F0F_0F0F_0F0F).littleEndian
    }

    /// The 32 hex digits of 16 bytes.
    @inline(__always)
    static func hex(_ bytes: SIMD16<UInt8>) -> SIMD32<UInt8> {
        var digits = SIMD32<UInt8>()
        digits.evenHalf = ascii(bytes &>> 4)
        digits.oddHalf = ascii(bytes & 15)
        return digits
    }

    /// The characters of 16 hex digits, values below 16: 39 lies between 9 and a.
    @inline(__always)
    private static func ascii(_ values: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let letters = (values &+ 6) &>> 4
        return values &+ 48 &+ ((0 &- letters) & 39)
    }

    /// The characters of hex digits, one value below 16 in each byte.
    @inline(__always)
    static func ascii<Word: FixedWidthInteger>(_ values: Word) -> Word {
        let ones = Word.max / 255
        let letters = (values &+ ones &* 6) >> 4 & ones
        return values &+ ones &* 48 &+ letters &* 39
    }
}
