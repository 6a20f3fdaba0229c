import WireFormat

extension DeviceAddress {
    /// Reads the six bytes of an address, least significant first (docs/capture-formats.md chapter 10).
    @inline(__always)
    static func read(_ cursor: inout ByteCursor, _ bytes: RawSpan, isRandom: Bool) throws(DecodeError) -> DeviceAddress {
        let low = try cursor.littleEndian(bytes, UInt32.self)
        let high = try cursor.littleEndian(bytes, UInt16.self)
        return DeviceAddress(value: UInt64(high) << 32 | UInt64(low), isRandom: isRandom)
    }
}
