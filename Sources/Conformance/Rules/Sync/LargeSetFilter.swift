import BitchatFrame
import WireFormat

/// SYNC-008: a bit stream longer than the apps write.
enum LargeSetFilter: RequestFieldRule {
    private static let usual = RequestFigures.usualFilter

    static let description = RuleDescription(
        "SYNC-008", .note, "The bit stream of a REQUEST_SYNC has more than 400 bytes.",
        explanation: "The apps read up to 1,024 bytes and write at most 400, so the request comes from another program.",
        source: "docs/protocol.md 4.4", ios: "accepted", android: "accepted")

    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let stream = request.filter.valid, stream.value.count > usual else { return }
        findings.add(
            Self.self, "the bit stream has \(stream.value.count) bytes, and the apps write at most \(usual)",
            at: request.place(stream))
    }
}
