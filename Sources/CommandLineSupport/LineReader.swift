import Glibc

/// Reads lines from a descriptor, each as long as allowed and no longer in memory.
///
/// A read that a signal interrupts is the end: programs catch only the signals that ask them to stop.
package struct LineReader {
    /// One line, without its end.
    package enum Line: Sendable, Hashable {
        /// A line within the limit, bad UTF-8 replaced.
        case text(String)
        /// A line of so many bytes, over the limit; its text is gone.
        case tooLong(Int)
    }

    private let descriptor: Int32
    private let longest: Int
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    private var position = 0
    private var filled = 0

    /// Makes a reader of `descriptor` that keeps at most `longest` bytes of a line.
    package init(descriptor: Int32, longest: Int) {
        self.descriptor = descriptor
        self.longest = longest
    }

    /// The next line, or nil at the end; the last line needs no line feed.
    package mutating func next() -> Line? {
        var line: [UInt8] = []
        var length = 0, isAny = false
        while fill() {
            isAny = true
            let part = chunk[position..<filled]
            let end = part.firstIndex(of: 10)
            let piece = part[..<(end ?? filled)]
            length += piece.count
            if length <= longest { line += piece }
            position = end.map { $0 + 1 } ?? filled
            if end != nil { break }
        }
        guard isAny else { return nil }
        if length > longest { return .tooLong(length) }
        if line.last == 13 { line.removeLast() }
        return .text(String(decoding: line, as: UTF8.self))
    }

    /// Whether there is at least one unread byte.
    private mutating func fill() -> Bool {
        if position < filled { return true }
        position = 0
        filled = max(0, unsafe read(descriptor, &chunk, chunk.count))
        return filled > 0
    }
}
