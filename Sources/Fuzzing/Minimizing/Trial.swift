/// Whether a smaller input still fails in the same way, asked again and again until the time is up.
final class Trial {
    /// How many candidates were run.
    private(set) var runs = 0
    private let failsAlike: ([UInt8]) -> Bool
    private let hasTime: () -> Bool

    /// Makes a trial; `failsAlike` runs a candidate, `hasTime` is asked before each.
    init(failsAlike: @escaping ([UInt8]) -> Bool, hasTime: @escaping () -> Bool) {
        self.failsAlike = failsAlike
        self.hasTime = hasTime
    }

    /// Whether the candidate fails as the input did; no when the time is up.
    func holds(_ candidate: [UInt8]) -> Bool {
        guard hasTime() else { return false }
        runs += 1
        return failsAlike(candidate)
    }

    /// The elements that are needed: runs of them are left out, half of all at first and single ones at last, where `input` of the
    /// others still fails.
    func needed<Element>(_ elements: [Element], _ input: ([Element]) -> [UInt8]) -> [Element] {
        var kept = elements
        var size = kept.count
        while size > 0 {
            var start = 0
            while start < kept.count {
                var fewer = kept
                fewer.removeSubrange(start..<min(start + size, kept.count))
                if holds(input(fewer)) { kept = fewer } else { start += size }
            }
            size = min(size, kept.count + 1) / 2
        }
        return kept
    }
}
