import BitchatFrame
import WireFormat

/// SYNC-027: values of a set that may be nothing but the fill of its last byte.
enum ZeroFillValues: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-027", .note,
        "With P of at most 6, the last values of a REQUEST_SYNC's set may be the zero bits that fill its last byte.",
        explanation:
            "Both apps read them as packets that the asker holds, and do not send these; from P = 7 on this cannot happen.",
        source: "docs/protocol.md 4.4", ios: "accepted", android: "accepted")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let set = request.set(payload), let stream = request.filter.valid else { return }
        let count = ZeroFill.values(of: set, payload, stream.value)
        guard count > 0 else { return }
        let values = set.values.suffix(count).map { "\($0)" }.joined(separator: ", ")
        findings.add(
            Self.self, "with P = \(set.p) the fill of the last byte reads as \(values)", at: request.place(stream))
    }
}
