import WireFormat

extension [UInt8] {
    /// Appends the bytes of `range` of `source`, cut to what the span holds, without a copy in between.
    mutating func append(_ range: ByteRange, of source: RawSpan) {
        source.withBytes(range) { part in
            // The pointer is only read during the call.
            unsafe part.withUnsafeBytes { unsafe self.append(contentsOf: $0) }
        }
    }

    /// Runs `body` on a span of the bytes.
    func withRawSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
        // The span does not outlive the call.
        unsafe body(span.bytes)
    }
}
