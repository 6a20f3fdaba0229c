/// How many packets of each kind came in the last seconds, by the screen's clock.
struct RateWindow: Sendable {
    private let kinds: Int
    /// A counter for each kind in each second, second after second.
    private var counters: [Int]
    /// The second that is counted now.
    private var second: Int64 = 0

    /// Makes a window over kinds 0 to `kinds` - 1.
    init(kinds: Int) {
        self.kinds = kinds
        counters = [Int](repeating: 0, count: kinds * BoardLimits.rateSeconds)
    }

    /// Counts one packet of `kind` at `now`, in milliseconds.
    mutating func count(_ kind: Int, now: Int64) {
        advance(to: now)
        guard kind >= 0, kind < kinds else { return }
        counters[slot(second) * kinds + kind] += 1
    }

    /// Lets what is older than the window go; a clock that steps back counts on in the second it was at.
    mutating func advance(to now: Int64) {
        let target = now / 1000
        guard target > second else { return }
        let passed = target.subtractingReportingOverflow(second)
        let steps = passed.overflow ? Int64(BoardLimits.rateSeconds) : min(passed.partialValue, Int64(BoardLimits.rateSeconds))
        for back in 0..<steps { clear(slot(target - back)) }
        second = target
    }

    /// How many packets of `kind` the window holds.
    func count(of kind: Int) -> Int {
        guard kind >= 0, kind < kinds else { return 0 }
        return (0..<BoardLimits.rateSeconds).reduce(0) { $0 + counters[$1 * kinds + kind] }
    }

    private func slot(_ second: Int64) -> Int {
        let length = Int64(BoardLimits.rateSeconds)
        return Int((second % length + length) % length)
    }

    private mutating func clear(_ slot: Int) {
        for kind in 0..<kinds { counters[slot * kinds + kind] = 0 }
    }
}
