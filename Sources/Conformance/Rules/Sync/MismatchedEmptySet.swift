import BitchatFrame
import WireFormat

/// SYNC-028: a set that is empty by one of its fields and not by the other.
enum MismatchedEmptySet: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-028", .note, "A REQUEST_SYNC has M = 1 and a bit stream, or a larger M and none.",
        explanation:
            "An empty store is written as M = 1 without bit stream; either way the set is empty and everything is sent again.",
        source: "docs/protocol.md 4.4", ios: "replays everything", android: "replays everything")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let set = request.set(payload), let stream = request.filter.valid, (set.m == 1) != stream.value.isEmpty else {
            return
        }
        findings.add(
            Self.self, "M is \(set.m) and the bit stream has \(stream.value.count) bytes", at: request.place(stream))
    }
}
