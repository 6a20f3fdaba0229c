import BitchatFrame
import MeshModel

/// TIM-003: an announce is too old for either app, even as an answer.
struct StaleAnnounce: TimestampRule {
    static let description = RuleDescription(
        "TIM-003", .warning, "An announce is more than 900 s old, whether marked RSR or not.",
        explanation: "Both apps drop it when they handle it, so who serves it spends airtime for nothing; forget old announces.",
        source: "docs/protocol.md 5.2", ios: "dropped", android: "dropped over 600 s")
    static let types: [MessageType] = [.announce]
    static let occasions: [PacketFacts] = [.farFromClock]

    static func check(_ header: FrameHeader, _ distance: TimestampDistance, _ findings: inout FindingList) {
        guard distance.isOlder(than: ProtocolLimits.iosAnnounceAge) else { return }
        findings.add(
            Self.self, "announce \(distance), allowed are \(ProtocolLimits.iosAnnounceAge) ms", at: FrameHeader.timestampOffset)
    }
}
