import WireFormat

/// The values of a JSON document, each appended whole, so that there is one check of the room for each.
extension OutputBuffer {
    /// Appends a number.
    @inline(__always)
    func member(_ label: JSONLabel, number: Int) {
        var bytes = unsafe reserve(label.room &+ 1 &+ ReservedBytes.decimalRoom)
        unsafe bytes.label(label)
        unsafe bytes.decimal(number)
        unsafe append(bytes)
    }

    /// Appends a number in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, quoting number: UInt64) {
        var bytes = unsafe reserve(label.room &+ 2 &+ ReservedBytes.decimalRoom)
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.decimal(number)
        unsafe bytes.byte(34)
        unsafe append(bytes)
    }

    /// Appends 16 hex digits in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, digitsOf identifier: UInt64) {
        var bytes = unsafe reserve(label.room &+ 18)
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.hex(identifier)
        unsafe bytes.byte(34)
        unsafe append(bytes)
    }

    /// Appends a fixed text as it is: `true`, `{`.
    @inline(__always)
    func member(_ label: JSONLabel, _ text: StaticString) {
        var bytes = unsafe reserve(label.room &+ text.utf8CodeUnitCount)
        unsafe bytes.label(label)
        unsafe bytes.text(text)
        unsafe append(bytes)
    }

    /// Appends a fixed text in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, quoting text: StaticString) {
        var bytes = unsafe reserve(label.room &+ text.utf8CodeUnitCount &+ 2)
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.text(text)
        unsafe bytes.byte(34)
        unsafe append(bytes)
    }

    /// Appends the bytes of `range` of `source` as hex digits in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, hexOf source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in
            var bytes = unsafe reserve(label.room &+ 2 &* part.byteCount &+ 2)
            unsafe bytes.label(label)
            unsafe bytes.byte(34)
            unsafe part.withUnsafeBytes { unsafe bytes.hex($0) }
            unsafe bytes.byte(34)
            unsafe append(bytes)
        }
    }

    /// Appends the bytes of `range` of `source` as text in quotes, bad sequences replaced by U+FFFD.
    @inline(__always)
    func member(_ label: JSONLabel, textOf source: RawSpan, _ range: ByteRange) {
        var bytes = unsafe reserve(label.room &+ 1)
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe append(bytes)
        self.text(source, range, .json)
        byte(34)
    }
}
