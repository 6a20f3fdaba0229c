import WireFormat

extension ByteRange {
    /// The run without its first `count` bytes, empty when it has no more.
    @inline(__always)
    func dropping(_ count: Int) -> ByteRange { ByteRange(offset + count, Swift.max(0, self.count - count)) }

    /// The run's first `count` bytes, or the whole of it when it has no more.
    @inline(__always)
    func limited(to count: Int) -> ByteRange { ByteRange(offset, Swift.min(self.count, count)) }

    /// The part of the run that lies inside `bytes`.
    func held(by bytes: RawSpan) -> ByteRange { limited(to: Swift.max(0, bytes.byteCount - offset)) }
}
