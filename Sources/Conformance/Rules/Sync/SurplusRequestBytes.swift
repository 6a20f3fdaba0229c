import BitchatFrame
import WireFormat

/// SYNC-010: bytes of a request that mean nothing.
enum SurplusRequestBytes: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-010", .note, "A REQUEST_SYNC has a repeated TLV, one of unknown type, or 1 or 2 bytes after the last.",
        explanation: "Both apps pass over them; of a repeated TLV the last well-formed one counts.",
        source: "docs/protocol.md 4.1", ios: "ignored", android: "ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        for field in [request.p, request.m, request.filter, request.types, request.since, request.streams] {
            guard let repeated = field.repeated else { continue }
            findings.add(Self.self, "TLV 0x0\(repeated.type) is there \(field.count) times", at: request.place(repeated))
        }
        checkUnknown(request, &findings)
        guard !request.leftover.isEmpty else { return }
        let place = request.place(request.leftover.offset)
        findings.add(Self.self, "bytes after the last TLV: \(request.leftover.count)", at: place)
    }

    private static func checkUnknown(_ request: RequestFields, _ findings: inout FindingList) {
        guard let unknown = request.unknown.first else { return }
        let others = request.unknown.count > 1 ? ", and \(request.unknown.count - 1) more of unknown type" : ""
        findings.add(
            Self.self, "TLV 0x\(Hexadecimal.encode([unknown.type])) has no known meaning\(others)", at: request.place(unknown))
    }
}
