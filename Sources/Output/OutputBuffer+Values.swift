import WireFormat

extension OutputBuffer {
    /// Appends one byte.
    @inline(__always)
    package func byte(_ value: UInt8) {
        var bytes = unsafe reserve(1)
        unsafe bytes.byte(value)
        unsafe append(bytes)
    }

    /// Appends a fixed text.
    @inline(__always)
    package func text(_ text: StaticString) {
        var bytes = unsafe reserve(text.utf8CodeUnitCount)
        unsafe bytes.text(text)
        unsafe append(bytes)
    }

    /// Appends a text made at run time; a literal is a fixed one.
    @_disfavoredOverload
    package func text(_ text: String) {
        var text = text
        text.withUTF8 { unsafe raw(UnsafeRawBufferPointer($0)) }
    }

    /// Appends the bytes of `range` of `source` as they are.
    package func raw(_ source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in unsafe part.withUnsafeBytes { unsafe raw($0) } }
    }

    /// Appends bytes as they are.
    func raw(_ source: UnsafeRawBufferPointer) {
        var bytes = unsafe reserve(source.count)
        unsafe bytes.raw(source)
        unsafe append(bytes)
    }

    /// Appends a decimal number.
    package func decimal(_ value: UInt64) {
        var bytes = unsafe reserve(ReservedBytes.decimalRoom)
        unsafe bytes.decimal(value)
        unsafe append(bytes)
    }

    /// Appends a decimal number with its sign.
    package func decimal(_ value: Int) {
        var bytes = unsafe reserve(1 + ReservedBytes.decimalRoom)
        unsafe bytes.decimal(value)
        unsafe append(bytes)
    }

    /// Appends the bytes of `range` of `source` as lower-case hex.
    package func hex(_ source: RawSpan, _ range: ByteRange) {
        source.withBytes(range) { part in
            var bytes = unsafe reserve(2 * part.byteCount)
            unsafe part.withUnsafeBytes { unsafe bytes.hex($0) }
            unsafe append(bytes)
        }
    }

    /// Appends 16 lower-case hex digits.
    package func hex(_ value: UInt64) {
        var bytes = unsafe reserve(16)
        unsafe bytes.hex(value)
        unsafe append(bytes)
    }
}
