import BitchatPayload
import WireFormat

/// The steps of building and reading filters.
package struct FilterSteps: Sendable {
    /// A filter as it was built: P, M, the bits, and how many of the first IDs they stand for.
    package typealias Built = (p: Int, m: UInt32, filter: [UInt8], covered: Int)

    /// The values of a filter, by the parameter, the range, the bits and the app.
    package var values: @Sendable (Int, UInt32, RawSpan, PayloadRules) -> [Int64] = { p, m, bytes, rules in
        GCSFilter(p: p, m: m, bytes, bytes.whole, rules: rules).values
    }
    /// Whether a filter holds a hash.
    package var contains: @Sendable (Int, UInt32, RawSpan, PayloadRules, UInt64) -> Bool = { p, m, bytes, rules, hash in
        GCSFilter(p: p, m: m, bytes, bytes.whole, rules: rules).contains(hash: hash)
    }
    /// The place of a hash in a range.
    package var bucket: @Sendable (UInt64, UInt32, PayloadRules) -> UInt32 = { GCSBucket.value(of: $0, m: $1, rules: $2) }
    /// Builds a filter from a budget in bytes, a rate of false positives, the app and the hashes.
    package var build: @Sendable (Int, Double, PayloadRules, [UInt64]) -> Built = { budget, rate, rules, hashes in
        let built = GCSBuilder(budget: budget, falsePositiveRate: rate, rules: rules).build(hashes)
        return (built.p, built.m, built.filter, built.covered)
    }

    /// The shipped code.
    package init() {}
}
