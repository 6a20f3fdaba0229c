import WireFormat

/// Builds the set filter of a sync request from the hashes of packet IDs (docs/protocol.md 4.4).
package struct GCSBuilder: Sendable {
    /// What a build gives.
    package struct Output: Sendable, Hashable {
        /// The Golomb-Rice parameter P.
        package let p: Int
        /// The hash range M; 1 for an empty store.
        package let m: UInt32
        /// The bit stream, its last byte filled with zeros.
        package let filter: [UInt8]
        /// How many of the packets, counted from the first, the filter covers.
        package let covered: Int
    }

    /// The largest filter in bytes.
    package let budget: Int
    /// The Golomb-Rice parameter P.
    package let p: Int
    private let rules: PayloadRules

    /// Makes a builder for filters of at most `budget` bytes and this rate of false positives, 10⁻⁶ to 0.25.
    package init(budget: Int, falsePositiveRate: Double, rules: PayloadRules = .ios) {
        self.budget = Swift.max(0, Swift.min(budget, 0xFFFF))
        self.rules = rules
        p = Self.parameter(falsePositiveRate)
    }

    /// The smallest P whose rate 2^−P is at most `rate`, at least 1; the rate is clamped to 10⁻⁶...0.25.
    package static func parameter(_ rate: Double) -> Int {
        let clamped = rate > 1e-6 ? Swift.min(rate, 0.25) : 1e-6
        var p = 1
        var power = 0.5
        while power > clamped {
            power /= 2
            p += 1
        }
        return p
    }

    /// How many packets fit into the budget for certain, at least 1: 355 in 400 bytes at P = 7.
    package var capacity: Int { Swift.max(1, budget * 8 / (p + 2)) }

    /// Builds the filter of packets with these `GCSBucket.hash` values, newest first; those beyond the capacity are left out.
    ///
    /// n values below n·2^P never take more than n·(P + 2) bits, so the filter fits unless not even one packet does.
    /// Then it is empty, and the iOS app keeps M where the Android app answers 1.
    package func build(_ hashes: [UInt64]) -> Output {
        let count = Swift.min(hashes.count, capacity)
        guard count > 0 else { return Output(p: p, m: 1, filter: [], covered: 0) }
        let m = UInt32(clamping: UInt64(count) << UInt64(p))
        let values = hashes.prefix(count).map { GCSBucket.value(of: $0, m: m, rules: rules) }
        let filter = Self.encode(values, p: p)
        guard filter.count <= budget else {
            return Output(p: p, m: rules == .ios ? m : 1, filter: [], covered: 0)
        }
        return Output(p: p, m: m, filter: filter, covered: count)
    }

    /// The bit stream of `values`: sorted, without repeats, as steps of parameter `p`.
    package static func stream(_ values: [UInt32], p: Int) -> [UInt8] { encode(values, p: p) }

    /// The bit stream of `values`: sorted, without repeats, as steps.
    private static func encode(_ values: [UInt32], p: Int) -> [UInt8] {
        var bits = BitWriter()
        var last: UInt32 = 0
        for value in values.sorted() where value > last {
            let step = UInt64(value - last - 1)
            bits.ones(Int(truncatingIfNeeded: step >> UInt64(p)))
            bits.bit(false)
            bits.low(p, of: step)
            last = value
        }
        return bits.bytes
    }
}
