import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-019: a fragment ID filter that holds more than 60 IDs can fill.
enum CrowdedStreamFilter: RequestFieldRule {
    /// The bytes of 60 IDs of 16 digits with the commas between them.
    private static let longestText = ProtocolLimits.fragmentIDs * 17 - 1

    static let description = RuleDescription(
        "SYNC-019", .warning, "TLV 0x06 of a REQUEST_SYNC has more than 1,019 bytes, or more than 60 tokens.",
        explanation:
            "iOS writes at most 60 IDs of 16 digits and looks at the first 60 tokens only; spread more over several requests.",
        source: "docs/protocol.md 4.2", ios: "the first 60 tokens count", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let field = request.streams.valid, let filter = request.streamFilter(payload) else { return }
        let length = field.value.count
        guard length > longestText || filter.tokens > ProtocolLimits.fragmentIDs else { return }
        findings.add(
            Self.self,
            "the fragment ID filter has \(length) bytes and \(filter.tokens) tokens, and iOS writes at most \(longestText) and "
                + "\(ProtocolLimits.fragmentIDs)", at: request.place(field))
    }
}
