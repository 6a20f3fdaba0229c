import BitchatFrame
import Dissection
import WireFormat

/// SYNC-038: a request in a frame made for routes.
enum RoutedRequest: PacketRule {
    static let description = RuleDescription(
        "SYNC-038", .warning, "A REQUEST_SYNC is a version 2 frame, or has a route.",
        explanation:
            "A request is for a direct neighbour; iOS reads it and forwards it along no route. Send version 1 without route.",
        source: "docs/protocol.md 2.7", ios: "accepted, not forwarded", android: "accepted")
    static let types: [MessageType] = [.requestSync]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard packet.isSyncRequest, let whole = packet.frame, whole.header.version == 2 else { return }
        findings.add(Self.self, "the request is a version 2 frame, hops in its route: \(whole.route.count / 8)", at: 0)
    }
}
