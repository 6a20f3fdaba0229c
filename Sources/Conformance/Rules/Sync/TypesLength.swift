import BitchatFrame
import WireFormat

/// SYNC-011: a types field of a length that no app reads.
enum TypesLength: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-011", .warning, "TLV 0x04 of a REQUEST_SYNC is empty or has more than 8 bytes.",
        explanation: "iOS ignores the field and answers with announces and messages; write the bit field in 1 to 8 bytes.",
        source: "docs/protocol.md 4.3", ios: "field ignored, the default counts", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let misfit = request.types.misfit else { return }
        findings.add(
            Self.self, "the types field has \(misfit.value.count) bytes, and 1 to 8 are allowed", at: request.place(misfit))
    }
}
