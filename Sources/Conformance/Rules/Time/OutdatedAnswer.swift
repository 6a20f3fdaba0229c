import BitchatFrame
import MeshModel

/// TIM-005: an answer holds what iOS would have forgotten.
struct OutdatedAnswer: TimestampRule {
    static let description = RuleDescription(
        "TIM-005", .warning, "A message marked RSR is more than 6 h old, or a fragment or file marked RSR more than 900 s.",
        explanation:
            "iOS does not serve packets of that age, drops such a message and does not store the others; forget them in time.",
        source: "docs/protocol.md 5.5", ios: "message dropped, others accepted and not stored", android: "accepted")
    static let types: [MessageType] = [.message, .fragment, .fileTransfer]
    static let occasions: [PacketFacts] = [[.rsr, .farFromClock]]

    static func check(_ header: FrameHeader, _ distance: TimestampDistance, _ findings: inout FindingList) {
        let limit = header.type == .message ? ProtocolLimits.syncMessageAge : ProtocolLimits.syncFragmentAge
        guard header.flags.contains(.rsr), distance.isOlder(than: limit) else { return }
        findings.add(Self.self, "timestamp \(distance), stored are \(limit) ms", at: FrameHeader.timestampOffset)
    }
}
