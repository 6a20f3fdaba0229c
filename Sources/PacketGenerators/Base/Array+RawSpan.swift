extension [UInt8] {
    /// Runs `body` on the bytes, which it may only borrow.
    func withRawSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
        // A byte has no representation that may not be read as raw memory.
        body(unsafe span.bytes)
    }
}
