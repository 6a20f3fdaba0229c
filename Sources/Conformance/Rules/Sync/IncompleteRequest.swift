import BitchatFrame
import WireFormat

/// SYNC-004: a request without one of the three fields that describe its set.
enum IncompleteRequest: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-004", .error, "TLV 0x01, 0x02 or 0x03 of a REQUEST_SYNC is missing or has a wrong length.",
        explanation:
            "Without P, M and the bit stream there is no set to compare with; write all three, of 1, 4 and at most 1,024 bytes.",
        source: "docs/protocol.md 4.1", ios: "dropped", android: "dropped")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard request.overrun == nil else { return }
        check(request.p, "TLV 0x01 (P)", length: 1, request, &findings)
        check(request.m, "TLV 0x02 (M)", length: 4, request, &findings)
        if request.filter.count == 0 { findings.add(Self.self, "TLV 0x03 (the bit stream) is missing") }
    }

    private static func check(
        _ field: FieldOccurrences, _ name: String, length: Int, _ request: RequestFields, _ findings: inout FindingList
    ) {
        guard field.valid == nil else { return }
        guard let misfit = field.misfit else { return findings.add(Self.self, "\(name) is missing") }
        findings.add(
            Self.self, "\(name) has a value of \(misfit.value.count) bytes instead of \(length)", at: request.place(misfit))
    }
}
