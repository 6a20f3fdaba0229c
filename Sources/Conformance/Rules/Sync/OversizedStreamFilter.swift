import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-018: a fragment ID filter that is too long to be read.
enum OversizedStreamFilter: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-018", .error, "TLV 0x06 of a REQUEST_SYNC has more than 1,024 bytes.",
        explanation: "iOS ignores the field, so that the request asks for every fragment; name at most 60 streams.",
        source: "docs/protocol.md 4.1", ios: "field ignored", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let misfit = request.streams.misfit else { return }
        findings.add(
            Self.self,
            "the fragment ID filter has \(misfit.value.count) bytes, and at most \(ProtocolLimits.fragmentIDFilter) are allowed",
            at: request.place(misfit))
    }
}
