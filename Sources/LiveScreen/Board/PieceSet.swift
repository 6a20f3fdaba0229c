/// Which of the pieces 0 to `total` - 1 are there.
struct PieceSet: Sendable, Hashable {
    /// How many there are to be.
    let total: Int
    /// How many are there.
    private(set) var count = 0
    private var words: [UInt64]

    /// Makes a set without a piece; a total is 1 to 10,000, as `FragmentPayload` holds it.
    init(total: UInt16) {
        self.total = Int(total)
        words = [UInt64](repeating: 0, count: (Int(total) + 63) / 64)
    }

    /// Whether nothing is missing.
    var isComplete: Bool { count == total }

    /// Adds piece `index`; true when it was missing.
    mutating func insert(_ index: UInt16) -> Bool {
        guard Int(index) < total, !contains(Int(index)) else { return false }
        words[Int(index) / 64] |= 1 << (UInt64(index) % 64)
        count += 1
        return true
    }

    /// The missing indexes as numbers and spans, `1, 4-7`, at most `limit` of them.
    func missing(limit: Int) -> String {
        var spans: [String] = []
        var index = 0
        while index < total {
            guard !contains(index) else {
                index += 1
                continue
            }
            guard spans.count < limit else { return spans.joined(separator: ", ") + ", ..." }
            let first = index
            while index < total, !contains(index) { index += 1 }
            spans.append(first == index - 1 ? "\(first)" : "\(first)-\(index - 1)")
        }
        return spans.joined(separator: ", ")
    }

    private func contains(_ index: Int) -> Bool { words[index / 64] & 1 << (UInt64(index) % 64) != 0 }
}
