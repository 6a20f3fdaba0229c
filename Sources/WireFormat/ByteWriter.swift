/// Bytes being written, with integers in either byte order; the counterpart of `ByteCursor`.
@frozen public struct ByteWriter: Sendable {
    /// What has been written so far.
    public var bytes: [UInt8]

    /// Makes an empty writer with room for `capacity` bytes.
    @inlinable
    public init(capacity: Int = 64) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// Appends one byte.
    @inlinable public mutating func byte(_ value: UInt8) { bytes.append(value) }

    /// Appends a big-endian integer.
    @inlinable
    public mutating func bigEndian(_ value: some FixedWidthInteger) {
        var shift = value.bitWidth
        while shift > 0 {
            shift -= 8
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    /// Appends a little-endian integer.
    @inlinable
    public mutating func littleEndian(_ value: some FixedWidthInteger) {
        var shift = 0
        while shift < value.bitWidth {
            bytes.append(UInt8(truncatingIfNeeded: value >> shift))
            shift += 8
        }
    }

    /// Appends bytes as they are.
    @inlinable public mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// Appends the bytes of `range` of `source`.
    @inlinable
    public mutating func append(_ range: ByteRange, of source: RawSpan) { bytes.append(contentsOf: source.array(range)) }

    /// Appends `count` equal bytes.
    @inlinable
    public mutating func fill(_ value: UInt8, count: Int) { bytes.append(contentsOf: repeatElement(value, count: count)) }

    /// Overwrites the byte at `offset`, which must have been written.
    @inlinable public mutating func overwrite(at offset: Int, _ value: UInt8) { bytes[offset] = value }
}
