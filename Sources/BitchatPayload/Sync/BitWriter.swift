/// Bits being written, most significant first.
struct BitWriter: Sendable {
    /// What has been written so far, the last byte filled with zeros.
    private(set) var bytes: [UInt8] = []
    private var used = 8

    /// Appends one bit.
    mutating func bit(_ set: Bool) {
        if used == 8 {
            bytes.append(0)
            used = 0
        }
        if set { bytes[bytes.count - 1] |= 0x80 >> UInt8(used) }
        used += 1
    }

    /// Appends `count` ones.
    mutating func ones(_ count: Int) {
        for _ in 0..<count { bit(true) }
    }

    /// Appends the `count` low bits of `value`.
    mutating func low(_ count: Int, of value: UInt64) {
        for shift in stride(from: count - 1, through: 0, by: -1) { bit(value >> UInt64(shift) & 1 == 1) }
    }
}
