import BitchatFrame
import Dissection
import WireFormat

/// SYNC-034: a fragment of a request with hops left.
enum RequestFragmentWithHops: PacketRule {
    static let description = RuleDescription(
        "SYNC-034", .error, "A fragment of a REQUEST_SYNC has a ttl other than 0.",
        explanation:
            "The fragments are relayed, and the rebuilt request passes for one with ttl 0, so that distant peers answer it.",
        source: "docs/protocol.md 5.8", ios: "rebuilt and answered", android: "rebuilt and answered")
    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.requestSlice]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .fragment(let fragment) = packet.payload, fragment.originalType == .requestSync, packet.reassembly == nil,
            let ttl = packet.header?.ttl, ttl != 0
        else { return }
        findings.add(Self.self, "a fragment of a sync request has ttl \(ttl), and 0 is allowed", at: 2)
    }
}
