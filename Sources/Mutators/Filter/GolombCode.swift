/// Bits of Golomb codes being written, the most significant first.
struct GolombCode {
    /// What has been written so far, the last byte filled with zeros.
    private(set) var bytes: [UInt8] = []
    /// The number of bits.
    private(set) var count = 0

    /// Appends a step: (step − 1) by 2^P in ones and a zero, then P bits of remainder.
    mutating func append(step: UInt64, parameter: Int) {
        let value = step &- 1
        for _ in 0..<min(value >> UInt64(parameter), 4_096) { append(true) }
        append(false)
        for shift in stride(from: parameter - 1, through: 0, by: -1) { append(value >> UInt64(shift) & 1 == 1) }
    }

    /// Appends a bit.
    mutating func append(_ bit: Bool) {
        if count & 7 == 0 { bytes.append(0) }
        if bit { bytes[count >> 3] |= 0x80 >> UInt8(count & 7) }
        count += 1
    }

    /// The bit at `index`.
    func bit(_ index: Int) -> Bool { bytes[index >> 3] & 0x80 >> UInt8(index & 7) != 0 }
}
