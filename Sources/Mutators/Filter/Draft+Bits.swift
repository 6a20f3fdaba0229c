extension Draft {
    /// The number of bits in the window.
    var bitCount: Int { window.count * 8 }

    /// The bit at `index` of the window, the most significant of its first byte first.
    func bit(_ index: Int) -> Bool { byte(window.lowerBound + index >> 3) & 0x80 >> UInt8(index & 7) != 0 }

    /// Overwrites the bit at `index` of the window.
    mutating func setBit(_ index: Int, _ isSet: Bool) {
        let offset = window.lowerBound + index >> 3
        let mask: UInt8 = 0x80 >> UInt8(index & 7)
        set(offset, isSet ? byte(offset) | mask : byte(offset) & ~mask)
    }
}
