import BitchatFrame
import WireFormat

/// SYNC-016: a cursor of a length that no app reads.
enum SinceLength: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-016", .warning, "TLV 0x05 of a REQUEST_SYNC has another length than 8 bytes.",
        explanation:
            "iOS ignores the field and sends old packets again that the filter does not cover; write 8 bytes, big-endian.",
        source: "docs/protocol.md 4.5", ios: "field ignored", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let misfit = request.since.misfit else { return }
        findings.add(
            Self.self, "the since cursor has \(misfit.value.count) bytes, and 8 are needed", at: request.place(misfit))
    }
}
