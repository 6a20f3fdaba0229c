/// What stands before a JSON value: the key, where the value is an object's.
struct JSONLabel {
    /// The key, of up to 32 bytes; unused in a list.
    let key: StaticString
    /// Whether the container is an object.
    let hasKey: Bool

    /// The most bytes it takes, with the comma after the value.
    @inline(__always) var room: Int { key.utf8CodeUnitCount &+ 4 }
}

extension ReservedBytes {
    /// Puts a label; takes up to its `room` less one.
    @inline(__always)
    mutating func label(_ label: JSONLabel) {
        guard label.hasKey else { return }
        unsafe byte(34)
        unsafe short(label.key)
        unsafe byte(34)
        unsafe byte(58)
    }

    /// Puts the comma after a value; takes 1.
    ///
    /// After the last value of a container the bracket takes its place.
    @inline(__always)
    mutating func comma() { unsafe byte(44) }

    /// Puts the bracket that closes a container, in place of the comma after its last value; takes 1.
    ///
    /// No container is closed that was not opened: there is a byte before.
    @inline(__always)
    mutating func close(_ bracket: UInt8) {
        if unsafe (end - 1).pointee == 44 { unsafe end -= 1 }
        unsafe byte(bracket)
    }
}
