extension Draft {
    /// The byte at `offset`, 0 outside the input.
    func byte(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    /// Overwrites the byte at `offset`, if that is in the window.
    mutating func set(_ offset: Int, _ value: UInt8) {
        guard window.contains(offset), bytes[offset] != value else { return }
        bytes[offset] = value
        hasChanged = true
    }

    /// The number at `range`, big endian unless said otherwise; of more than 8 bytes the last ones count.
    func number(_ range: Range<Int>, littleEndian: Bool = false) -> UInt64 {
        Self.number(bytes, range, littleEndian: littleEndian)
    }

    /// The number at `range` of any bytes, those outside counting as 0.
    static func number(_ bytes: [UInt8], _ range: Range<Int>, littleEndian: Bool = false) -> UInt64 {
        var value: UInt64 = 0
        for step in 0..<range.count {
            let offset = littleEndian ? range.upperBound - 1 - step : range.lowerBound + step
            value = value << 8 | (bytes.indices.contains(offset) ? UInt64(bytes[offset]) : 0)
        }
        return value
    }

    /// Overwrites the number at `range` with the low bytes of `value`.
    mutating func setNumber(_ range: Range<Int>, _ value: UInt64, littleEndian: Bool = false) {
        for (step, index) in range.enumerated() {
            let shift = UInt64(8 * (littleEndian ? step : range.count - 1 - step))
            set(index, shift < 64 ? UInt8(truncatingIfNeeded: value >> shift) : 0)
        }
    }

    /// Overwrites the number at `range` with `value`, or with the largest it can hold.
    mutating func setClamped(_ range: Range<Int>, _ value: Int, littleEndian: Bool = false) {
        let most = range.count >= 8 ? UInt64.max : (1 << UInt64(8 * range.count)) - 1
        setNumber(range, min(UInt64(clamping: value), most), littleEndian: littleEndian)
    }

    /// A copy of the bytes of `range`, cut to the input.
    func copy(_ range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: 0..<bytes.count)]) }

    /// A copy of the bytes of `range` of the partner, cut to it.
    func partnerCopy(_ range: Range<Int>) -> [UInt8] { Array(partner[range.clamped(to: 0..<partner.count)]) }
}
