import BitchatFrame
import Inflate

/// Finds bytes that compress to as many bytes as the original does.
struct CompressionSearch {
    /// How many bytes are compressed at most in one search.
    private static let budget = 6 << 20
    private static let steps = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]

    private let deflater: RawDeflater
    private let wantsShort: Bool
    /// What each level must give, where the original was compressed at that level or shall be again.
    private let targets: [(level: Int, count: Int)]
    private let size: Int
    /// The body that was seen, where no level of zlib gives its length.
    private let foreignLength: Int?

    /// Looks for what `original` compresses to; `bodyLength` is the length of a body that was seen.
    init(_ original: [UInt8], bodyLength: Int?, _ deflater: RawDeflater) {
        self.deflater = deflater
        size = max(original.count, 1)
        let counts = [5, 6].map { (level: $0, count: deflater.deflate(original, level: $0).count) }
        let isForeign = bodyLength.map { length in !counts.contains { $0.count == length } } ?? false
        foreignLength = isForeign ? bodyLength : nil
        wantsShort = isForeign || counts.contains { $0.count < original.count }
        targets = counts
    }

    /// The best of what `make` gives for a number of varied places, up to `freedom`, and a round.
    func best(freedom: Int, _ make: (Int, Int) -> [UInt8]) -> [UInt8] {
        guard wantsShort else { return make(freedom, 0) }
        var low = 0, high = freedom
        let goal = foreignLength ?? targets[1].count
        while low < high {
            let middle = (low + high) / 2
            if deflater.deflate(make(middle, 0)).count < goal { low = middle + 1 } else { high = middle }
        }
        return refine(around: low, freedom, make)
    }

    private func refine(around middle: Int, _ freedom: Int, _ make: (Int, Int) -> [UInt8]) -> [UInt8] {
        var best = make(middle, 0)
        var least = distance(best)
        for attempt in 0..<max(12, Self.budget / size / 2) where least > 0 && attempt < 1500 {
            let varied = middle + Self.steps[attempt % Self.steps.count]
            guard 0...freedom ~= varied else { continue }
            let candidate = make(varied, attempt / Self.steps.count)
            let found = distance(candidate)
            if found < least { (best, least) = (candidate, found) }
        }
        return best
    }

    /// 0 for what is sought; more the less it is like it, most where it is too long.
    private func distance(_ candidate: [UInt8]) -> Int {
        guard let foreignLength else {
            return targets.reduce(0) { sum, target in
                sum + abs(deflater.deflate(candidate, level: target.level).count - target.count) * 10
            } + (PayloadPacking.isTried(for: candidate) ? 0 : 1)
        }
        let room = foreignLength - deflater.deflate(candidate).count
        return room < 0 ? 1000 - room : ExactBody.canFill(room) ? 0 : 1
    }
}
