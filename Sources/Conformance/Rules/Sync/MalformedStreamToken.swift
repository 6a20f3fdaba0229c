import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-020: a stream ID that cannot be read.
enum MalformedStreamToken: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-020", .warning, "A token of TLV 0x06 is not a stream ID of 16 hex digits.",
        explanation: "iOS skips the token, so that its stream is not sent, and it takes one of the 60 places.",
        source: "docs/protocol.md 4.2", ios: "token skipped", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let filter = request.streamFilter(payload) else { return }
        let looked = min(filter.tokens, ProtocolLimits.fragmentIDs)
        let malformed = looked - filter.ids.count
        guard malformed > 0 else { return }
        findings.add(
            Self.self, "\(malformed) of the \(looked) tokens that iOS looks at are malformed",
            at: request.place(request.streams.valid))
    }
}
