import BitchatFrame
import MeshModel

/// TIM-002: a packet is just as old or new as iOS takes.
struct TimestampAtLimit: TimestampRule {
    static let description = RuleDescription(
        "TIM-002", .note, "The timestamp of a packet that is not marked RSR differs from the clock by exactly 120,000 ms.",
        explanation:
            "The specification asks for less than two minutes, iOS takes the two minutes too; only a test meets the difference.",
        source: "docs/protocol.md 7", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.farFromClock]

    static func check(_ header: FrameHeader, _ distance: TimestampDistance, _ findings: inout FindingList) {
        guard !header.flags.contains(.rsr), distance.size == UInt64(clamping: ProtocolLimits.iosSkew) else { return }
        findings.add(
            Self.self, "timestamp \(distance): iOS takes \(ProtocolLimits.iosSkew) ms, the specification less",
            at: FrameHeader.timestampOffset)
    }
}
