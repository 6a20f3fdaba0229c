/// A Bluetooth device address: six bytes, printed most significant first.
package struct DeviceAddress: Sendable, Hashable {
    /// The address as a 48-bit number.
    package var value: UInt64
    /// Whether it is a random address (otherwise public, or not said).
    package var isRandom: Bool

    /// Makes an address from its 48-bit number.
    package init(value: UInt64, isRandom: Bool = false) {
        self.value = value & 0xFFFF_FFFF_FFFF
        self.isRandom = isRandom
    }
}
