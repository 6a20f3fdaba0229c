import BitchatFrame
import Dissection
import WireFormat

/// HDR-009: a route is longer than iOS makes one.
enum LongRoute: FrameRule {
    static let description = RuleDescription(
        "HDR-009", .note, "The route has more than 4 hops.",
        explanation: "iOS originates routes of at most 4 relays; longer ones are read, and come from Android or another client.",
        source: "docs/protocol.md 2.7", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.routed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard frame.hopCount > ProtocolLimits.originHops else { return }
        findings.add(
            Self.self, "\(frame.hopCount) hops, iOS makes at most \(ProtocolLimits.originHops)", at: frame.routeCountOffset)
    }
}
