import BitchatFrame
import Dissection
import WireFormat

/// HDR-006: a route names nobody.
enum EmptyRoute: FrameRule {
    static let description = RuleDescription(
        "HDR-006", .note, "The route flag is set and the route has 0 hops.",
        explanation: "Both apps read it as no route and lose flag and count byte when they encode the frame again.",
        source: "docs/protocol.md 2.3", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.routed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard frame.hasRouteFlag, frame.route.isEmpty else { return }
        findings.add(Self.self, "route of 0 hops", at: frame.routeCountOffset)
    }
}
