/// A run of bytes inside one span: where a decoded value stands.
///
/// Two unsigned 32-bit numbers, so that a decoded frame stays small; no span of this project is longer than that.
@frozen public struct ByteRange: Sendable, Hashable {
    /// The offset of the first byte.
    public let lowerBound: UInt32
    /// The number of bytes.
    public let length: UInt32

    /// The empty run at offset 0.
    @inlinable @inline(__always) public static var empty: ByteRange { ByteRange(0, 0) }

    /// Makes the run of `count` bytes at `offset`; values outside 32 bits are clamped.
    @inlinable @inline(__always)
    public init(_ offset: Int, _ count: Int) {
        lowerBound = UInt32(clamping: offset)
        length = UInt32(clamping: count)
    }

    /// The offset of the first byte.
    @inlinable @inline(__always) public var offset: Int { Int(lowerBound) }
    /// The number of bytes.
    @inlinable @inline(__always) public var count: Int { Int(length) }
    /// The offset just past the last byte.
    @inlinable @inline(__always) public var end: Int { Int(lowerBound) &+ Int(length) }
    /// Whether there is no byte.
    @inlinable @inline(__always) public var isEmpty: Bool { length == 0 }

    /// The same run seen from a span that begins `distance` bytes earlier.
    @inlinable @inline(__always)
    public func shifted(by distance: Int) -> ByteRange { ByteRange(offset &+ distance, count) }
}
