import WireFormat

extension [UInt8] {
    /// Runs `body` on the bytes, which it may only borrow.
    func withRawSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
        // A byte has no representation that may not be read as raw memory.
        body(unsafe span.bytes)
    }

    /// Appends the bytes of `range` of `bytes` without making an array of them first.
    mutating func append(_ range: ByteRange, of bytes: RawSpan) {
        bytes.withBytes(range) { part in
            // The buffer pointer does not outlive the call.
            unsafe part.withUnsafeBytes { unsafe append(contentsOf: $0) }
        }
    }

    /// Overwrites from `offset` on with the bytes of `range`, and grows as far as needed; `offset` is at most `count`.
    mutating func place(_ range: ByteRange, of bytes: RawSpan, at offset: Int) {
        let kept = Swift.max(0, Swift.min(range.count, count - offset))
        for index in 0..<kept { self[offset + index] = bytes.byte(at: range.offset + index) ?? 0 }
        append(range.dropping(kept), of: bytes)
    }
}
