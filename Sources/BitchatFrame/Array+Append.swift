import WireFormat

extension [UInt8] {
    /// Appends the bytes of `range` of `source`, without a copy in between.
    mutating func append(_ source: RawSpan, _ range: ByteRange) {
        // The buffer pointer stands only during the call, as the span does.
        source.withBytes(range) { part in unsafe part.withUnsafeBytes { unsafe self.append(contentsOf: $0) } }
    }
}
