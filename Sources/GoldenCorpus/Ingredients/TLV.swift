/// Fields of type-length-value lists, well-formed or not.
enum TLV {
    /// A field with a length of one byte.
    static func short(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        [type, UInt8(truncatingIfNeeded: value.count)] + value
    }

    /// A field with a length of two bytes.
    static func long(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        [type] + .bigEndian(UInt16(truncatingIfNeeded: value.count)) + value
    }
}
