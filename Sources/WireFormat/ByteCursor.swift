/// A position inside a span that is passed along with it; the only way bytes are read.
///
/// It cannot leave its run, a child gets exactly its slice, and offsets stay those of the span. Every function is
/// inlined: a call across modules would cost many times the work.
@frozen public struct ByteCursor: Sendable, Equatable {
    /// The offset of the next byte.
    public var position: Int
    /// The offset just past the last byte that may be read.
    public let end: Int
    /// The layer named in errors.
    public let layer: DecodeError.Layer

    /// Makes a cursor over `range`.
    @inlinable @inline(__always)
    public init(_ range: ByteRange, layer: DecodeError.Layer) {
        position = range.offset
        end = range.end
        self.layer = layer
    }

    /// Makes a cursor over the whole of `bytes`.
    @inlinable @inline(__always)
    public init(whole bytes: RawSpan, layer: DecodeError.Layer) {
        position = 0
        end = bytes.byteCount
        self.layer = layer
    }

    /// The number of bytes not yet read.
    @inlinable @inline(__always) public var remaining: Int { end &- position }
    /// Whether every byte was read.
    @inlinable @inline(__always) public var isAtEnd: Bool { position >= end }
    /// The bytes not yet read.
    @inlinable @inline(__always) public var rest: ByteRange { ByteRange(position, remaining) }

    /// Reads one byte.
    @inlinable @inline(__always)
    public mutating func byte(_ bytes: RawSpan) throws(DecodeError) -> UInt8 {
        try load(bytes, UInt8.self)
    }

    /// Reads a big-endian integer.
    @inlinable @inline(__always)
    public mutating func bigEndian<Value: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: RawSpan, _ type: Value.Type
    ) throws(DecodeError) -> Value {
        Value(bigEndian: try load(bytes, type))
    }

    /// Reads a little-endian integer.
    @inlinable @inline(__always)
    public mutating func littleEndian<Value: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: RawSpan, _ type: Value.Type
    ) throws(DecodeError) -> Value {
        Value(littleEndian: try load(bytes, type))
    }

    /// Steps over `count` bytes and returns where they stand; `claim` says whose length field asked for them.
    @inlinable @inline(__always)
    public mutating func take(_ count: Int, claim: DecodeError.LengthClaim = .input) throws(DecodeError) -> ByteRange {
        guard count >= 0, remaining >= count else { throw missing(count, claim) }
        let range = ByteRange(position, count)
        position &+= count
        return range
    }

    /// Steps over `count` bytes and returns a cursor that can read only those.
    @inlinable @inline(__always)
    public mutating func child(_ count: Int, claim: DecodeError.LengthClaim = .input) throws(DecodeError) -> ByteCursor {
        ByteCursor(try take(count, claim: claim), layer: layer)
    }

    /// Takes everything that is left.
    @inlinable @inline(__always)
    public mutating func takeRest() -> ByteRange {
        let range = rest
        position = end
        return range
    }

    /// The error for `needed` bytes at the position.
    @inlinable @inline(never)
    public func missing(_ needed: Int, _ claim: DecodeError.LengthClaim = .input) -> DecodeError {
        DecodeError(.truncated, layer: layer, claim: claim, offset: position, needed: needed, available: remaining)
    }

    /// Reads an integer in memory order; the one place where bytes become a number.
    @inlinable @inline(__always)
    public mutating func load<Value: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: RawSpan, _: Value.Type
    ) throws(DecodeError) -> Value {
        guard remaining >= MemoryLayout<Value>.size else { throw missing(MemoryLayout<Value>.size) }
        // Every bit pattern is a valid integer, and the span checks the offset again.
        let value = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: Value.self)
        position &+= MemoryLayout<Value>.size
        return value
    }
}
