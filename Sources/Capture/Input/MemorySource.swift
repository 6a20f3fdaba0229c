/// Bytes that stand in memory, given out in pieces of a chosen size.
package final class MemorySource: ByteSource, RandomAccess {
    private let bytes: [UInt8]
    private let chunk: Int
    private var next = 0

    /// Makes a source of `bytes` that gives at most `chunk` of them at a time.
    package init(_ bytes: [UInt8], chunk: Int = .max) {
        self.bytes = bytes
        self.chunk = max(chunk, 1)
    }

    package var size: Int { bytes.count }
    package var randomAccess: (any RandomAccess)? { self }

    package func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        let got = copy(next, into: &buffer, at: offset, count: min(count, chunk))
        next += got
        return got
    }

    package func read(
        from position: Int, into buffer: inout [UInt8], at offset: Int, count: Int
    ) throws(SourceFailure) -> Int {
        copy(position, into: &buffer, at: offset, count: count)
    }

    private func copy(_ position: Int, into buffer: inout [UInt8], at offset: Int, count: Int) -> Int {
        guard position >= 0, position < bytes.count, count > 0 else { return 0 }
        let part = bytes[position..<min(bytes.count, position + min(count, bytes.count))]
        buffer.replaceSubrange(offset..<offset + part.count, with: part)
        return part.count
    }
}
