import WireFormat

/// A source being read from front to back through one buffer; works on pipes, and never holds a whole file.
///
/// What is buffered is shown as one span, straight from the buffer, and then consumed. A source's failure is kept,
/// not thrown, so that everything read before is used first.
package final class ByteInput {
    /// The size of the buffer, unless a record is larger.
    package static let capacity = 128 * 1024
    /// The most that is ever buffered: larger than any record of any format.
    package static let maximum = 1 << 20

    /// The offset of the first buffered byte in the source.
    package private(set) var position = 0
    /// Why the source ended early, if it did.
    package private(set) var failure: SourceFailure?
    /// Whether everything that the source gives is buffered, or was.
    package private(set) var isAtEnd = false

    private let source: any ByteSource
    private var buffer: [UInt8]
    private var start = 0
    private var end = 0

    /// Makes an input at the start of `source`.
    package init(_ source: any ByteSource) {
        self.source = source
        buffer = [UInt8](repeating: 0, count: Self.capacity)
    }

    /// The number of bytes buffered.
    package var buffered: Int { end - start }

    /// Reads until `count` bytes are buffered (at most `maximum`) or the source ends; returns how many are.
    @discardableResult package func fill(_ count: Int) -> Int {
        let wanted = min(count, Self.maximum)
        if buffered < wanted, !isAtEnd { makeRoom(wanted) }
        while buffered < wanted, !isAtEnd { readOnce() }
        return buffered
    }

    /// Reads as `fill` does, but also returns where nothing comes for a moment; only a live source does that.
    @discardableResult package func fillSoon(_ count: Int) -> Int {
        let wanted = min(count, Self.maximum)
        if buffered < wanted, !isAtEnd { makeRoom(wanted) }
        while buffered < wanted, !isAtEnd, readOnce(waits: false) {}
        return buffered
    }

    /// Runs `body` on what is buffered; the bytes are valid during the call only.
    package func withBuffered<Result>(_ body: (RawSpan) -> Result) -> Result {
        let bytes = buffer
        return unsafe body(bytes.span.bytes.extracting(start..<end))
    }

    /// Drops the first `count` buffered bytes.
    package func consume(_ count: Int) {
        let used = min(max(count, 0), buffered)
        start += used
        position += used
    }

    /// Reads past `count` bytes, however many, and returns how many were there.
    package func skip(_ count: Int) -> Int {
        var left = max(count, 0)
        while left > 0, fill(1) > 0 {
            let part = min(left, buffered)
            consume(part)
            left -= part
        }
        return max(count, 0) - left
    }

    /// The whole source in any order; one that cannot give it so is first copied to an unlinked temporary file.
    ///
    /// Nothing may have been consumed yet. The copy is as large as the source: a pipe that never ends fills the disk.
    package func randomAccess() throws(SourceFailure) -> any RandomAccess {
        if let direct = source.randomAccess { return direct }
        return try SpooledFile(self)
    }

    /// Reads what one call gives; false where nothing came, and it was not to be waited for.
    @discardableResult private func readOnce(waits: Bool = true) -> Bool {
        do throws(SourceFailure) {
            let room = buffer.count - end
            let got =
                try waits
                ? source.read(into: &buffer, at: end, count: room) : source.readSoon(into: &buffer, at: end, count: room)
            guard let got else { return false }
            end += got
            if got == 0 { isAtEnd = true }
        } catch {
            failure = error
            isAtEnd = true
        }
        return true
    }

    /// Moves what is buffered to the front where `wanted` bytes would not fit behind it.
    private func makeRoom(_ wanted: Int) {
        guard buffered == 0 || start + wanted > buffer.count else { return }
        let kept = buffered
        // Both runs lie inside the buffer, and may overlap.
        unsafe buffer.withUnsafeMutableBytes { whole in
            unsafe whole.copyMemory(from: UnsafeRawBufferPointer(rebasing: whole[start..<end]))
        }
        start = 0
        end = kept
        if wanted > buffer.count { buffer += [UInt8](repeating: 0, count: wanted - buffer.count) }
    }
}
