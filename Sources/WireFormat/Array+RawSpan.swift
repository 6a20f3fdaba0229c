extension [UInt8] {
    /// Runs `body` on the bytes, which it may only borrow.
    @inlinable @inline(__always)
    public func withRawSpan<Result: ~Copyable, Failure: Error>(
        _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // A byte has no representation that may not be read as raw memory.
        try body(unsafe span.bytes)
    }

    /// Appends the bytes of `range` of `bytes` without making an array of them first.
    @inlinable
    public mutating func append(_ range: ByteRange, of bytes: RawSpan) {
        bytes.withBytes(range) { part in
            // The buffer pointer does not outlive the call.
            unsafe part.withUnsafeBytes { unsafe append(contentsOf: $0) }
        }
    }
}
