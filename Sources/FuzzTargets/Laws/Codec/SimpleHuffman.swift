/// A canonical Huffman code, read bit by bit (RFC 1951, 3.2.2).
struct SimpleHuffman {
    private let counts: [Int]
    private let symbols: [Int]

    /// Makes a code of `counts[n]` words of n bits, for `symbols` in ascending order of their words.
    init(counts: [Int], symbols: [Int]) {
        self.counts = counts
        self.symbols = symbols
    }

    /// Makes the code of the given word lengths; refuses one with too many words, or with too few.
    ///
    /// `mayBeSingle`: a code of one word of one bit, or of none, is complete enough.
    init(_ lengths: [Int], mayBeSingle: Bool = false) throws(SimpleInflate.Ending) {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[length] += 1 }
        var free = 1
        for length in 1...15 {
            free = free * 2 - counts[length]
            guard free >= 0 else { throw .corrupt }
        }
        let words = counts.reduce(0, +)
        guard free == 0 || words == 0 || (mayBeSingle && words == 1 && counts[1] == 1) else { throw .corrupt }
        self.counts = counts
        symbols = (1...15).flatMap { length in lengths.indices.filter { lengths[$0] == length } }
    }

    /// Reads one symbol.
    func symbol(_ stream: inout SimpleInflate) throws(SimpleInflate.Ending) -> Int {
        var (code, first, index) = (0, 0, 0)
        for length in 1..<counts.count {
            code |= try stream.bits(1)
            if code - first < counts[length] { return symbols[index + code - first] }
            index += counts[length]
            first = (first + counts[length]) << 1
            code <<= 1
        }
        throw .corrupt
    }
}
