/// Puts lines together from the pieces that a pipe gives, none longer in memory than allowed.
struct LineGatherer {
    private let longest: Int
    private var bytes: [UInt8] = []
    private var searched = 0

    /// Makes a gatherer for lines of at most `longest` bytes.
    init(longest: Int) { self.longest = longest }

    /// Whether the line that has begun is already over the limit.
    var isTooLong: Bool { bytes.count > longest && !bytes.prefix(longest + 1).contains(0x0A) }

    /// Whether no more should be read before a line is taken.
    var isFull: Bool { bytes.count > longest }

    /// Adds what was read.
    mutating func add(_ piece: ArraySlice<UInt8>) { bytes += piece }

    /// The next whole line without its end, or nil when none is whole.
    mutating func next() -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
            searched = bytes.count
            return nil
        }
        var line = Array(bytes[..<end])
        bytes.removeFirst(end + 1)
        searched = 0
        if line.last == 0x0D { line.removeLast() }
        return line
    }

    /// What has begun and has no end, taken.
    mutating func takeRest() -> [UInt8] {
        defer { (bytes, searched) = ([], 0) }
        return bytes
    }
}
