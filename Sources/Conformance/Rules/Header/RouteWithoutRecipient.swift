import BitchatFrame
import Dissection
import WireFormat

/// HDR-007: a route leads to nobody.
enum RouteWithoutRecipient: FrameRule {
    static let description = RuleDescription(
        "HDR-007", .warning, "The frame has a route and no recipient.",
        explanation:
            "A route lists the relays to one recipient; decoders take it alone, but a relay at its end has nobody to send to.",
        source: "docs/protocol.md 2.7", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.routed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard !frame.route.isEmpty, frame.recipient == nil else { return }
        findings.add(Self.self, "route of \(frame.hopCount) hops without a recipient", at: frame.routeCountOffset)
    }
}
