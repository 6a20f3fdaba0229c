import BitchatFrame
import WireFormat

/// SYNC-026: a set of more values than its range was made for.
enum OvercrowdedSet: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-026", .warning, "The set of a REQUEST_SYNC has more values than M / 2^P, those that zero fill explains left out.",
        explanation:
            "M is made for that many packets; with more of them many a packet counts as held by mistake and is not sent.",
        source: "docs/protocol.md 4.4", ios: "accepted", android: "accepted")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let set = request.set(payload), set.m != .max, let stream = request.filter.valid else { return }
        let count = set.values.count - ZeroFill.values(of: set, payload, stream.value)
        let room = UInt64(set.m) >> UInt64(set.p)
        guard count > room else { return }
        findings.add(
            Self.self, "the set has \(count) values, and M = \(set.m) with P = \(set.p) is made for \(room)",
            at: request.place(stream))
    }
}
