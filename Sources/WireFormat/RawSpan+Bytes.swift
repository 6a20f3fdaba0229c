extension RawSpan {
    /// The byte at `offset`, or nil outside the span.
    @inlinable @inline(__always)
    public func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < byteCount else { return nil }
        return unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    }

    /// Runs `body` on the bytes of `range`, cut to what the span holds.
    @inlinable @inline(__always)
    public func withBytes<Result: ~Copyable, Failure: Error>(
        _ range: ByteRange, _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = Swift.min(range.offset, byteCount)
        return try body(extracting(start..<Swift.min(range.end, byteCount)))
    }

    /// A copy of the bytes of `range`, cut to what the span holds.
    @inlinable
    public func array(_ range: ByteRange) -> [UInt8] {
        withBytes(range) { part in unsafe part.withUnsafeBytes { unsafe Array($0) } }
    }

    /// A copy of every byte.
    @inlinable public var array: [UInt8] { array(ByteRange(0, byteCount)) }

    /// The whole span as a range.
    @inlinable @inline(__always) public var whole: ByteRange { ByteRange(0, byteCount) }

    /// Whether the bytes of `range` equal `other`.
    @inlinable
    public func equals(_ range: ByteRange, _ other: [UInt8]) -> Bool {
        guard range.count == other.count, range.end <= byteCount else { return false }
        for index in 0..<range.count where byte(at: range.offset &+ index) != other[index] { return false }
        return true
    }
}
