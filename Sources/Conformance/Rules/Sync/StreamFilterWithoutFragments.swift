import BitchatFrame
import WireFormat

/// SYNC-023: a fragment ID filter in a request that asks for no fragments.
enum StreamFilterWithoutFragments: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-023", .warning, "A REQUEST_SYNC has TLV 0x06, and its types do not include fragments.",
        explanation: "The filter limits fragments only, so that it does nothing here; set bit 5 of TLV 0x04.",
        source: "docs/protocol.md 4.6", ios: "filter unused", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let field = request.streams.valid, !request.wantedTypes(payload).contains(.fragment) else { return }
        let wanted = request.wantedTypes(payload).types.compactMap { $0.name.map { "\($0)" } }.joined(separator: ", ")
        findings.add(
            Self.self, "the request names streams and asks for \(wanted.isEmpty ? "no type" : wanted)", at: request.place(field))
    }
}
