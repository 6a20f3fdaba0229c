import WireFormat

/// The values of a JSON document with what stands around them, each appended whole: one check of the room for each.
extension OutputBuffer {
    /// Appends a number.
    @inline(__always)
    func member(_ label: JSONLabel, number: Int) {
        let bits = UInt64(bitPattern: Int64(number))
        // As bits, a number below 0 is a long one.
        guard bits < DigitWords.seventeenDigits else { return longMember(label, number: number) }
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.upTo16Digits(bits)
        unsafe bytes.comma()
        unsafe append(short: bytes)
    }

    /// Appends a number in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, quoting number: UInt64) {
        guard number < DigitWords.seventeenDigits else { return longMember(label, quoting: number) }
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.upTo16Digits(number)
        unsafe bytes.byte(34)
        unsafe bytes.comma()
        unsafe append(short: bytes)
    }

    /// Appends 16 hex digits in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, digitsOf identifier: UInt64) {
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.hex(identifier)
        unsafe bytes.byte(34)
        unsafe bytes.comma()
        unsafe append(short: bytes)
    }

    /// Appends a short fixed text as it is: `true`.
    @inline(__always)
    func member(_ label: JSONLabel, _ text: StaticString) {
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.short(text)
        unsafe bytes.comma()
        unsafe append(short: bytes)
    }

    /// Appends a fixed text in quotes.
    @inline(__always)
    func member(_ label: JSONLabel, quoting text: StaticString) {
        guard text.utf8CodeUnitCount <= 32 else { return longMember(label, quoting: text) }
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.short(text)
        unsafe bytes.byte(34)
        unsafe bytes.comma()
        unsafe append(short: bytes)
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
            unsafe bytes.comma()
            unsafe append(bytes)
        }
    }

    /// Appends the bytes of `range` of `source` as text in quotes, bad sequences replaced by U+FFFD.
    @inline(__always)
    func member(_ label: JSONLabel, textOf source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in
            unsafe part.withUnsafeBytes { text in
                var bytes = unsafe reserve(label.room &+ text.count &+ 2)
                unsafe bytes.label(label)
                unsafe bytes.byte(34)
                if unsafe PlainText.isPlain(text) {
                    unsafe bytes.raw(text)
                } else {
                    unsafe append(bytes)
                    unsafe self.text(String(decoding: text, as: UTF8.self), .json)
                    unsafe bytes = reserve(2)
                }
                unsafe bytes.byte(34)
                unsafe bytes.comma()
                unsafe append(bytes)
            }
        }
    }

    /// Opens a container.
    @inline(__always)
    func open(_ label: JSONLabel, _ bracket: UInt8) {
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.byte(bracket)
        unsafe append(short: bytes)
    }

    /// Closes a container; after it comes `next`, a comma or the end of the line.
    @inline(__always)
    func close(_ bracket: UInt8, then next: UInt8 = 44) {
        var bytes = unsafe short
        unsafe bytes.close(bracket)
        unsafe bytes.byte(next)
        unsafe append(short: bytes)
    }

    @inline(never)
    private func longMember(_ label: JSONLabel, number: Int) {
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.decimal(number)
        unsafe bytes.comma()
        unsafe append(short: bytes)
    }

    @inline(never)
    private func longMember(_ label: JSONLabel, quoting number: UInt64) {
        var bytes = unsafe short
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.decimal(number)
        unsafe bytes.byte(34)
        unsafe bytes.comma()
        unsafe append(short: bytes)
    }

    @inline(never)
    private func longMember(_ label: JSONLabel, quoting text: StaticString) {
        var bytes = unsafe reserve(label.room &+ text.utf8CodeUnitCount &+ 2)
        unsafe bytes.label(label)
        unsafe bytes.byte(34)
        unsafe bytes.text(text)
        unsafe bytes.byte(34)
        unsafe bytes.comma()
        unsafe append(bytes)
    }
}
