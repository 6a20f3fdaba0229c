import BitchatFrame

/// TIM-004: an answer with history is from the future.
struct AnswerAhead: TimestampRule {
    static let description = RuleDescription(
        "TIM-004", .warning, "A packet marked RSR has a timestamp in the future.",
        explanation:
            "Stored packets are in the past; the mark spares them the clock check, so a time far ahead is not caught later.",
        source: "docs/protocol.md 5.2", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.rsr]

    static func check(_ header: FrameHeader, _ distance: TimestampDistance, _ findings: inout FindingList) {
        guard header.flags.contains(.rsr), distance.isAhead else { return }
        findings.add(Self.self, "timestamp \(distance)", at: FrameHeader.timestampOffset)
    }
}
