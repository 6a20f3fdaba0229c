import BitchatPayload
import WireFormat

/// The laws of filters.
package enum GCSLaws {
    /// Reading against the plain one.
    package static let decode = Law(
        "gcs-decode", .difference, "A filter's values are what its bits say; iOS reads none unless P is 1 to 32 and M above 1",
        source: "docs/protocol.md 4.4")
    /// Values in order.
    package static let order = Law(
        "gcs-order", .difference, "Values ascend from 1, stay below M, and are no more than the bits allow",
        source: "docs/protocol.md 4.4")
    /// Membership.
    package static let membership = Law(
        "gcs-membership", .difference, "A filter holds a hash exactly when the hash's place is one of its values",
        source: "docs/protocol.md 4.4")
    /// Places.
    package static let bucket = Law(
        "gcs-bucket", .difference, "A hash's place is its remainder by M, with 1 for 0", source: "docs/protocol.md 4.4")
    /// Building.
    package static let build = Law(
        "gcs-build", .difference, "P, M, the bits and the number of covered IDs are those of the rule",
        source: "docs/protocol.md 4.4")
    /// The budget.
    package static let budget = Law(
        "gcs-budget", .difference, "A built filter is never longer than its budget", source: "docs/protocol.md 4.4")
    /// No false negative.
    package static let noFalseNegative = Law(
        "gcs-no-false-negative", .difference, "A built filter holds every ID that it covers: the first ones, in order",
        source: "docs/protocol.md 4.4")

    /// All of them.
    package static let all = [decode, order, membership, bucket, build, budget, noFalseNegative]

    /// Holds a filter's values against its bits; answers how many there are.
    static func holdDecode(p: Int, m: UInt32, _ bytes: RawSpan, _ steps: GCSSubject, _ report: inout FuzzReport) -> Int {
        let bits = bytes.array
        let ios = steps.values(p, m, bytes, .ios), android = steps.values(p, m, bytes, .android)
        let simple = SimpleGolomb.values(p: p, m: m, bits)
        report.require(ios == simple, decode, "P \(p), M \(m): expected \(simple.prefix(40)), found \(ios.prefix(40))")
        let wide = SimpleGolomb.androidValues(p: p, m: m, bits)
        report.require(
            android == wide, decode, "Android, P \(p), M \(m): expected \(wide.prefix(40)), found \(android.prefix(40))")
        let ascends = zip(ios, ios.dropFirst()).allSatisfy { $0 < $1 }
        let isInside = ios.first ?? 1 >= 1 && ios.last ?? 0 < Int64(max(m, 1)) && ios.count <= bits.count * 8 / max(p + 1, 1)
        report.require(ascends && isInside, order, "P \(p), M \(m): \(ios.prefix(40))")
        return ios.count
    }

    /// Holds membership of some hashes against the list of values, and their places against the rule.
    static func holdMembership(
        p: Int, m: UInt32, _ bytes: RawSpan, _ hashes: [UInt64], _ steps: GCSSubject, _ report: inout FuzzReport
    ) {
        let values = Set(SimpleGolomb.values(p: p, m: m, bytes.array))
        for hash in hashes {
            for rules in PayloadRules.allCases {
                let place = SimpleGolomb.bucket(hash, m: m, isAndroid: rules == .android)
                let found = steps.bucket(hash, m, rules)
                report.require(found == place, bucket, "\(hash) by \(m): expected \(place), found \(found)")
            }
            let place = Int64(SimpleGolomb.bucket(hash, m: m, isAndroid: false))
            let isHeld = steps.contains(p, m, bytes, .ios, hash)
            report.require(
                isHeld == values.contains(place), membership, "P \(p), M \(m), place \(place): held \(isHeld)")
        }
    }

    /// Holds what was built from hashes against the rule, the budget and what it was built from; answers it.
    static func holdBuild(
        budget most: Int, rate: Double, _ rules: PayloadRules, _ hashes: [UInt64], _ steps: GCSSubject, _ report: inout FuzzReport
    ) -> BuiltFilter {
        let built = steps.build(most, rate, rules, hashes)
        report.require(built.filter.count <= most, budget, "\(built.filter.count) bytes built for \(most)")
        built.filter.withRawSpan { bytes in
            for (index, hash) in hashes.prefix(built.covered).enumerated() {
                let isHeld = steps.contains(built.p, built.m, bytes, rules, hash)
                report.require(
                    isHeld || built.m <= 1, noFalseNegative, "ID \(index) of \(built.covered) covered ones is not held")
            }
        }
        let simple = SimpleGolomb.built(budget: most, rate: rate, isAndroid: rules == .android, hashes)
        report.require(built == simple, build, "expected \(simple), found \(built)")
        return built
    }
}
