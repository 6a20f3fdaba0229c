import BitchatFrame
import WireFormat

/// SYNC-024: a bit stream without a single value.
enum UndecodableSet: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-024", .warning, "The bit stream of a REQUEST_SYNC is not empty and holds no value.",
        explanation:
            "The set counts as empty and everything stored is sent again; P and M probably do not belong to the bit stream.",
        source: "docs/protocol.md 4.4", ios: "replays everything", android: "replays everything")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let set = request.set(payload), set.m > 1, let stream = request.filter.valid, !stream.value.isEmpty,
            set.values.isEmpty
        else { return }
        findings.add(
            Self.self, "\(stream.value.count) bytes hold no value below M = \(set.m) with P = \(set.p)", at: request.place(stream)
        )
    }
}
