import WireFormat

/// The set filter of a sync request: which packets its sender holds already (docs/protocol.md 4.4).
package struct GCSFilter: Sendable, Hashable {
    /// The Golomb-Rice parameter P.
    package let p: Int
    /// The hash range M.
    package let m: UInt32
    /// The values it holds, in the order of the bit stream: ascending by the iOS rules.
    package let values: [Int64]
    /// How many bits of the stream follow the last value.
    package let bitsLeft: Int
    /// Whose rules it is read by.
    package let rules: PayloadRules

    /// Decodes the bit stream at `range`.
    package init(p: Int, m: UInt32, _ bytes: RawSpan, _ range: ByteRange, rules: PayloadRules = .ios) {
        var reader = GCSValues(p: p, m: m, range, rules: rules)
        var values: [Int64] = []
        var bitsLeft = reader.bitsLeft
        while let value = reader.next(bytes) {
            values.append(value)
            bitsLeft = reader.bitsLeft
        }
        self.p = p
        self.m = m
        self.values = values
        self.bitsLeft = bitsLeft
        self.rules = rules
    }

    /// Whether the packet with this `GCSBucket.hash` seems to be in the set; with M of at most 1 none is.
    package func contains(hash: UInt64) -> Bool {
        contains(bucket: GCSBucket.value(of: hash, m: m, rules: rules))
    }

    /// Whether `bucket` is among the values.
    package func contains(bucket: UInt32) -> Bool {
        guard m > 1, p <= 32 else { return m > 1 && values.contains(Int64(bucket)) }
        var low = 0
        var high = values.count
        while low < high {
            let middle = low &+ (high &- low) / 2
            if values[middle] < Int64(bucket) { low = middle &+ 1 } else { high = middle }
        }
        return low < values.count && values[low] == Int64(bucket)
    }
}
