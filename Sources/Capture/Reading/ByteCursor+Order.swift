import WireFormat

extension ByteCursor {
    /// Reads an integer in the byte order that a file declares.
    @inline(__always)
    mutating func integer<Value: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: RawSpan, _ type: Value.Type, isBigEndian: Bool
    ) throws(DecodeError) -> Value {
        let value = try load(bytes, type)
        return isBigEndian ? Value(bigEndian: value) : Value(littleEndian: value)
    }
}
