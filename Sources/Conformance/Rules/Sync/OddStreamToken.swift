import BitchatFrame
import WireFormat

/// SYNC-022: a stream ID that is read, and written otherwise by iOS.
enum OddStreamToken: RequestFieldRule {
    static let description = RuleDescription(
        "SYNC-022", .warning,
        "A token of TLV 0x06 has upper case, 0x, a sign or a space, or there is an empty piece or a repeated ID.",
        explanation: """
            iOS reads such tokens in ways that surprise: 0x and spaces shorten the ID, which then matches no stream. \
            Write 16 lower-case digits, each ID once, with single commas between.
            """,
        source: "docs/protocol.md 4.2", ios: "accepted, read oddly", android: "field ignored")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let text = request.streamText(payload), let filter = request.streamFilter(payload) else { return }
        let oddity = TokenOddity(payload, text, filter)
        guard !oddity.isEmpty else { return }
        findings.add(
            Self.self, "the fragment ID filter has \(oddity.names)", at: request.place(request.streams.valid))
    }
}
