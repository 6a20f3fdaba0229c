import WireFormat

extension ByteRange {
    /// The part of the range that `bytes` really holds.
    @inline(__always)
    func cut(to bytes: RawSpan) -> ByteRange {
        if end <= bytes.byteCount { return self }
        let start = Swift.min(offset, bytes.byteCount)
        return ByteRange(start, Swift.min(end, bytes.byteCount) &- start)
    }
}
