import BitchatFrame
import WireFormat

/// SYNC-025: a hash range that no number of packets gives.
enum UnevenHashRange: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-025", .warning, "The hash range M of a REQUEST_SYNC is neither 1, nor a multiple of 2^P, nor 2^32 - 1.",
        explanation:
            "Both apps make M as the number of packets times 2^P; with another M the false-positive rate is not the one meant.",
        source: "docs/protocol.md 4.4", ios: "accepted", android: "accepted")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let set = request.set(payload), set.m != 1, set.m != .max, UInt64(set.m) % (1 << UInt64(set.p)) != 0 else { return }
        findings.add(Self.self, "M is \(set.m), no multiple of 2^\(set.p)", at: request.place(request.m.valid))
    }
}
