/// One of several equal parts of a campaign: every input belongs to exactly one.
struct Shard: Hashable {
    /// The first of its input numbers.
    let first: UInt64
    /// How far its input numbers stand apart.
    let step: UInt64

    /// All inputs.
    static let whole = Shard(first: 0, step: 1)

    /// Makes a part of every `step`th input from `first` on.
    init(first: UInt64, step: UInt64) {
        self.first = first
        self.step = step
    }

    /// The part of `count` parts whose input numbers leave the same remainder as `number`, which is from 1 to `count`.
    init?(_ number: UInt64, of count: UInt64) {
        guard count >= 1, count <= 1 << 20, number >= 1, number <= count else { return nil }
        self.init(first: number % count, step: count)
    }

    /// Reads `I/N`.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = UInt64(parts[0]), let count = UInt64(parts[1]) else { return nil }
        self.init(number, of: count)
    }

    /// This part in `count` equal ones; `lane` is from 0 to `count` − 1.
    func lane(_ lane: Int, of count: Int) -> Shard {
        Shard(first: first + UInt64(lane) * step, step: step * UInt64(max(1, count)))
    }

    /// How many of the input numbers below `end` belong to it.
    func count(below end: UInt64) -> UInt64 { end <= first ? 0 : (end - first - 1) / step + 1 }
}
