/// What stands before a JSON value: a comma where one is due, and the key where the value is an object's.
struct JSONLabel {
    /// The key; unused in a list.
    let key: StaticString
    /// Whether another value of the same container stands before.
    let hasComma: Bool
    /// Whether the container is an object.
    let hasKey: Bool

    /// The most bytes it takes.
    @inline(__always) var room: Int { key.utf8CodeUnitCount &+ 4 }
}

extension ReservedBytes {
    /// Puts a label; takes its `room`.
    @inline(__always)
    mutating func label(_ label: JSONLabel) {
        unsafe word(44 as UInt8, keeping: label.hasComma ? 1 : 0)
        guard label.hasKey else { return }
        unsafe byte(34)
        unsafe text(label.key)
        unsafe byte(34)
        unsafe byte(58)
    }
}
