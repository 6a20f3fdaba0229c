/// Where bytes come from, one run after the other: a descriptor, memory, a decompressor.
package protocol ByteSource: AnyObject {
    /// Reads at least one byte and at most `count` into `buffer` from `offset` on; returns how many, 0 at the end.
    ///
    /// May block until a byte is there. `count` is positive and fits the buffer.
    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int

    /// Reads as `read` does, but returns nil where nothing comes for a moment and more may come later.
    ///
    /// A source that cannot tell, or that is read whole, waits as `read` does.
    func readSoon(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int?

    /// The same bytes in any order, where the source can give them so.
    var randomAccess: (any RandomAccess)? { get }
}

extension ByteSource {
    package var randomAccess: (any RandomAccess)? { nil }

    package func readSoon(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int? {
        try read(into: &buffer, at: offset, count: count)
    }
}
