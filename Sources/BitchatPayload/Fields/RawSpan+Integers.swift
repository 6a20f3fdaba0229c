import WireFormat

extension RawSpan {
    /// The bytes of `range` as a big-endian number; of more than eight the last eight count.
    package func bigEndianNumber(_ range: ByteRange) -> UInt64 {
        var value: UInt64 = 0
        for offset in range.offset..<range.end { value = value << 8 | UInt64(byte(at: offset) ?? 0) }
        return value
    }

    /// The first eight bytes of `range` as a little-endian number.
    func littleEndianNumber(_ range: ByteRange) -> UInt64 {
        var value: UInt64 = 0
        for index in 0..<Swift.min(range.count, 8) {
            value |= UInt64(byte(at: range.offset &+ index) ?? 0) << UInt64(8 &* index)
        }
        return value
    }
}
