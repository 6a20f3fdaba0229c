/// A device address of a script (docs/capture-formats.md chapter 10).
package struct RadioAddress: Sendable, Hashable {
    /// The 48 bits, as people read them.
    package var value: UInt64
    /// Whether it is a random address.
    package var isRandom: Bool

    /// Makes an address out of its low 48 bits.
    package init(_ value: UInt64, isRandom: Bool = true) {
        self.value = value & 0xFFFF_FFFF_FFFF
        self.isRandom = isRandom
    }

    /// The type byte and the six bytes, least significant first.
    var bytes: [UInt8] {
        [isRandom ? 1 : 0] + (0..<6).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
}
