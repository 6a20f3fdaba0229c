import WireFormat

extension [UInt8] {
    /// Overwrites from `offset` on with the bytes of `range`, and grows as far as needed; `offset` is at most `count`.
    mutating func place(_ range: ByteRange, of bytes: RawSpan, at offset: Int) {
        let kept = Swift.max(0, Swift.min(range.count, count - offset))
        for index in 0..<kept { self[offset + index] = bytes.byte(at: range.offset + index) ?? 0 }
        append(range.dropping(kept), of: bytes)
    }
}
