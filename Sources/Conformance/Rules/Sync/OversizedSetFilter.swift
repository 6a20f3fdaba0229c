import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-007: a bit stream that no app reads.
enum OversizedSetFilter: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-007", .error, "The bit stream of a REQUEST_SYNC has more than 1,024 bytes.",
        explanation:
            "Both apps refuse the whole request, even beside a second TLV 0x03 that is short enough; cover fewer packets.",
        source: "docs/protocol.md 4.1", ios: "dropped", android: "dropped")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let misfit = request.filter.misfit else { return }
        findings.add(
            Self.self, "the bit stream has \(misfit.value.count) bytes, and at most \(ProtocolLimits.syncFilter) are allowed",
            at: request.place(misfit))
    }
}
