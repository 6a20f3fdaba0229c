import WireFormat

/// One field of a type-length-value list.
package struct TLVField: Sendable, Hashable {
    /// The type byte.
    package let type: UInt8
    /// The whole field: type, length and value.
    package let range: ByteRange
    /// The value alone.
    package let value: ByteRange
}

extension TLVField {
    /// The value, which must have exactly `length` bytes; throws `fieldLength`.
    func value(ofLength length: Int) throws(DecodeError) -> ByteRange {
        guard value.count == length else { throw .fieldLength(self, needed: length) }
        return value
    }

    /// The value, whose length must be within `lengths`; throws `fieldLength`.
    func value(ofLengths lengths: ClosedRange<Int>) throws(DecodeError) -> ByteRange {
        guard lengths.contains(value.count) else {
            throw .fieldLength(self, needed: min(max(value.count, lengths.lowerBound), lengths.upperBound))
        }
        return value
    }
}
