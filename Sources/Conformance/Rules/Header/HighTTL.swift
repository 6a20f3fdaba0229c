import BitchatFrame
import Dissection
import WireFormat

/// HDR-010: a packet may go further than any origin allows.
enum HighTTL: FrameRule {
    static let description = RuleDescription(
        "HDR-010", .warning, "The ttl is over 7.",
        explanation: "Every origin starts with 7; iOS relays lower a larger ttl to that, Android relays carry it on.",
        source: "docs/protocol.md 5.7", ios: "accepted, lowered to 7", android: "accepted")
    static let occasions: [PacketFacts] = [.highTTL]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard frame.header.ttl > ProtocolLimits.originTTL else { return }
        findings.add(Self.self, "ttl \(frame.header.ttl), origins send \(ProtocolLimits.originTTL)", at: FrameHeader.ttlOffset)
    }
}
