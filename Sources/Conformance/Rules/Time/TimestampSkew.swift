import BitchatFrame
import MeshModel

/// TIM-001: a packet is too old or too new for iOS.
struct TimestampSkew: TimestampRule {
    static let description = RuleDescription(
        "TIM-001", .error, "The timestamp of a packet that is not marked RSR differs from the clock by more than 120,000 ms.",
        explanation: "iOS drops it unless it answers a sync request and says so; check the author's clock, or mark the answer.",
        source: "docs/protocol.md 5.2", ios: "dropped", android: "accepted; announces up to 600 s, leaves up to 300 s")
    static let occasions: [PacketFacts] = [.farFromClock]

    static func check(_ header: FrameHeader, _ distance: TimestampDistance, _ findings: inout FindingList) {
        guard !header.flags.contains(.rsr), distance.size > UInt64(clamping: ProtocolLimits.iosSkew) else { return }
        findings.add(
            Self.self, "timestamp \(distance), allowed are \(ProtocolLimits.iosSkew) ms", at: FrameHeader.timestampOffset)
    }
}
