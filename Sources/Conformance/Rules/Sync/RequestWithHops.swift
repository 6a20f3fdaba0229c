import BitchatFrame
import Dissection
import WireFormat

/// SYNC-001: a request with hops left.
enum RequestWithHops: PacketRule {
    static let description = RuleDescription(
        "SYNC-001", .error, "A REQUEST_SYNC has a ttl other than 0.",
        explanation: "iOS answers only requests with ttl 0, and Android passes others on to peers that they do not name.",
        source: "docs/protocol.md 5.4", ios: "dropped", android: "answered and relayed")
    static let types: [MessageType] = [.requestSync]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard packet.isSyncRequest, packet.reassembly == nil, let ttl = packet.header?.ttl, ttl != 0 else { return }
        findings.add(Self.self, "the ttl is \(ttl), and 0 is allowed", at: 2)
    }
}
