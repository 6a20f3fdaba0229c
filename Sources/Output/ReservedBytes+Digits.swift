import WireFormat

extension ReservedBytes {
    /// The most bytes that `decimal` takes: the 20 digits of 2^64 and the rest of the word that the last ones go as.
    static var decimalRoom: Int { 28 }

    /// Puts a decimal number; takes up to `decimalRoom`.
    @inline(__always)
    mutating func decimal(_ value: UInt64) {
        if value < DigitWords.seventeenDigits { unsafe upTo16Digits(value) } else { unsafe long(value) }
    }

    /// Puts a number below `DigitWords.seventeenDigits`; takes up to `decimalRoom`.
    @inline(__always)
    mutating func upTo16Digits(_ value: UInt64) {
        if value < 10 { return unsafe byte(48 &+ UInt8(truncatingIfNeeded: value)) }
        if value < 100_000_000 { return unsafe leading(value) }
        unsafe leading(value / 100_000_000)
        unsafe following(value % 100_000_000)
    }

    /// Puts a decimal number with its sign; takes one more than `decimalRoom`.
    @inline(__always)
    mutating func decimal(_ value: Int) {
        if value < 0 { unsafe byte(45) }
        unsafe decimal(UInt64(value.magnitude))
    }

    /// Puts 16 lower-case hex digits; takes as many.
    @inline(__always)
    mutating func hex(_ value: UInt64) {
        unsafe word(DigitWords.hex(UInt32(truncatingIfNeeded: value >> 32)))
        unsafe word(DigitWords.hex(UInt32(truncatingIfNeeded: value)))
    }

    /// Puts two lower-case hex digits for each byte; takes twice as many.
    ///
    /// Sixteen bytes at a time; the last sixteen may overlap those before.
    @inline(__always)
    mutating func hex(_ bytes: UnsafeRawBufferPointer) {
        let count = bytes.count
        var offset = 0
        while offset &+ 16 <= count {
            unsafe sixteen(bytes, offset)
            offset &+= 16
        }
        if count >= 16 {
            if offset < count { unsafe sixteen(bytes, count &- 16) }
        } else {
            for index in 0..<count { unsafe one(bytes, index) }
        }
        unsafe end += 2 &* count
    }

    /// Puts the digits of 16 bytes from `offset` on where they belong.
    @inline(__always)
    private func sixteen(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
        let digits = unsafe DigitWords.hex(bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self))
        unsafe UnsafeMutableRawPointer(end).storeBytes(of: digits, toByteOffset: 2 &* offset, as: SIMD32<UInt8>.self)
    }

    /// Puts the digits of the byte at `offset` where they belong.
    @inline(__always)
    private func one(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
        let byte = unsafe UInt16(bytes[offset])
        let digits = DigitWords.ascii(byte >> 4 | (byte & 15) << 8).littleEndian
        unsafe UnsafeMutableRawPointer(end).storeBytes(of: digits, toByteOffset: 2 &* offset, as: UInt16.self)
    }

    @inline(never)
    private mutating func long(_ value: UInt64) {
        unsafe leading(value / DigitWords.seventeenDigits)
        unsafe following(value / 100_000_000 % 100_000_000)
        unsafe following(value % 100_000_000)
    }

    /// Puts the 8 digits of a number, with the zeros before it; takes 8 bytes.
    @inline(__always)
    private mutating func following(_ value: UInt64) { unsafe word(DigitWords.decimal(value) | 0x3030_3030_3030_3030) }

    /// Puts a number of up to 8 digits without the zeros before it; takes 8 bytes.
    @inline(__always)
    private mutating func leading(_ value: UInt64) {
        let digits = DigitWords.decimal(value)
        let zeros = min(digits.trailingZeroBitCount / 8, 7)
        unsafe word((digits | 0x3030_3030_3030_3030) &>> UInt64(8 &* zeros), keeping: 8 &- zeros)
    }
}
