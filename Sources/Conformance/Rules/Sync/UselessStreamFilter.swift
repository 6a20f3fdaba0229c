import BitchatFrame
import BitchatPayload
import WireFormat

/// SYNC-021: a fragment ID filter without one usable ID.
enum UselessStreamFilter: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-021", .error, "No token of TLV 0x06 of a REQUEST_SYNC is a well-formed stream ID.",
        explanation: """
            iOS then acts as if the field were absent and sends every fragment that the set does not hold; \
            write 16 hex digits for each stream.
            """,
        source: "docs/protocol.md 4.2", ios: "full fragment diff", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        if let filter = request.streamFilter(payload) {
            guard filter.isIgnored else { return }
            findings.add(
                Self.self, "none of the \(filter.tokens) tokens of the fragment ID filter is well formed",
                at: request.place(request.streams.valid))
        } else if let broken = request.brokenText {
            findings.add(Self.self, "the fragment ID filter is not UTF-8, and is ignored", at: request.place(broken))
        }
    }
}
