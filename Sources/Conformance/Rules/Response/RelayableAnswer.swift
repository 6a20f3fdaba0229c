import BitchatFrame
import Dissection
import WireFormat

/// RSR-002: an answer that would travel on.
enum RelayableAnswer: PacketRule {
    static let description = RuleDescription(
        "RSR-002", .error, "A packet is marked RSR, and its ttl is not 0.",
        explanation:
            "iOS relays it with the mark, so that its exemption from the time rule spreads hop by hop; answer with ttl 0.",
        source: "docs/protocol.md 5.8", ios: "accepted if solicited, and relayed", android: "accepted and relayed")
    static let occasions: [PacketFacts] = [.rsr]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let header = packet.header, header.flags.contains(.rsr), header.ttl != 0, packet.frame != nil,
            packet.reassembly == nil
        else { return }
        if case .historical = packet.payload { return }
        findings.add(Self.self, "ttl is \(header.ttl), an answer has 0", at: 2)
    }
}
