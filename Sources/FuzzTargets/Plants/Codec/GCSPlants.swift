import BitchatPayload
import WireFormat

extension Plants {
    /// Faults in building and reading filters.
    static let gcs = gcsReading + gcsBuilding

    private static let gcsReading = [
        Plant(
            "unary-run-in-a-byte", "gcs", .trap, "the length of a run in 64 bits -> in 8, unchecked",
            source: "docs/protocol.md 4.4"
        ) {
            reading(&$0) { $0.countsInByte = true }
        },
        Plant(
            "ghost-element", "gcs", .law, "a remainder of P bits -> the zero fill yields one more value",
            source: "docs/protocol.md 4.4"
        ) { reading(&$0) { $0.addsGhost = true } },
        Plant("remainder-bit-short", "gcs", .law, "a remainder of P bits -> P - 1 are enough", source: "docs/protocol.md 4.4") {
            reading(&$0) { $0.missingBits = 1 }
        },
        Plant("remainder-lowest-first", "gcs", .law, "a remainder highest bit first -> lowest", source: "docs/protocol.md 4.4") {
            reading(&$0) { $0.readsLowestFirst = true }
        },
        Plant("delta-from-zero", "gcs", .law, "delta = quotient, remainder and 1 -> without 1", source: "docs/protocol.md 4.4") {
            reading(&$0) { $0.step = 0 }
        },
        Plant("sum-of-m", "gcs", .law, "sum < M -> <=", source: "docs/protocol.md 4.4") { reading(&$0) { $0.takesM = true } },
        Plant("decoder-p-33", "gcs", .law, "P <= 32 -> 33", source: "docs/protocol.md 4.4") { reading(&$0) { $0.mostP = 33 } },
        Plant("android-is-ios", "gcs", .law, "Android reads any P -> 1 to 32", source: "docs/protocol.md 8, 29") {
            $0.gcs.values = { p, m, bytes, _ in GCSFilter(p: p, m: m, bytes, bytes.whole, rules: .ios).values }
        },
        Plant("last-value-missed", "gcs", .law, "search to the last value -> to the one before", source: "docs/protocol.md 4.4") {
            $0.gcs.contains = { p, m, bytes, rules, hash in
                let values = GCSFilter(p: p, m: m, bytes, bytes.whole, rules: rules).values
                return values.dropLast().contains(Int64(GCSBucket.value(of: hash, m: m, rules: rules)))
            }
        },
    ]

    private static let gcsBuilding = [
        Plant("bucket-zero", "gcs", .law, "remainder 0 becomes 1 -> stays 0", source: "docs/protocol.md 4.4") {
            $0.gcs.bucket = { hash, m, rules in
                m > 1 ? UInt32(truncatingIfNeeded: hash % UInt64(m)) : GCSBucket.value(of: hash, m: m, rules: rules)
            }
        },
        Plant("bucket-by-range", "gcs", .law, "hash mod M -> high half of hash times M", source: "docs/protocol.md 4.4") {
            $0.gcs.bucket = { hash, m, rules in
                let place = UInt32(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(m)).high)
                return m > 1 ? max(1, place) : GCSBucket.value(of: hash, m: m, rules: rules)
            }
        },
        Plant("budget-off-by-one", "gcs", .law, "filter <= budget -> budget + 1", source: "docs/protocol.md 4.4") {
            let shipped = $0.gcs.build
            $0.gcs.build = { budget, rate, rules, hashes in shipped(budget + 1, rate, rules, hashes) }
        },
        Plant("newest-dropped", "gcs", .law, "the first IDs are covered -> the last", source: "docs/protocol.md 4.4") {
            let shipped = $0.gcs.build
            $0.gcs.build = { budget, rate, rules, hashes in shipped(budget, rate, rules, hashes.reversed()) }
        },
        Plant("m-not-kept", "gcs", .law, "iOS keeps M when nothing fits -> 1", source: "docs/protocol.md 8, 30") {
            let shipped = $0.gcs.build
            $0.gcs.build = { budget, rate, _, hashes in shipped(budget, rate, .android, hashes) }
        },
        Plant("p-from-rate", "gcs", .law, "P rounded up -> down", source: "docs/protocol.md 4.4") {
            let shipped = $0.gcs.build
            $0.gcs.build = { budget, rate, rules, hashes in shipped(budget, rate * 1.9, rules, hashes) }
        },
    ]

    private static func reading(_ subject: inout Subject, _ change: (inout SloppyGolomb) -> Void) {
        var sloppy = SloppyGolomb()
        change(&sloppy)
        let changed = sloppy
        let shipped = subject.gcs.values
        subject.gcs.values = { p, m, bytes, rules in
            rules == .ios ? changed.values(p, m, bytes) : shipped(p, m, bytes, rules)
        }
    }
}
