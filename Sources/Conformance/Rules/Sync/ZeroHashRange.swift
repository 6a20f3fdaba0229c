import BitchatFrame
import WireFormat

/// SYNC-006: a hash range of nothing.
enum ZeroHashRange: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-006", .error, "The hash range M of a REQUEST_SYNC is 0.",
        explanation: "Hashes are taken modulo M; a request for an empty store has M = 1.",
        source: "docs/protocol.md 4.1", ios: "dropped", android: "dropped")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard request.modulus(payload) == 0 else { return }
        findings.add(Self.self, "M is 0, and at least 1 is needed", at: request.place(request.m.valid))
    }
}
