import BitchatFrame
import Dissection
import WireFormat

/// RSR-014: an answer that looks like the direct announce of another peer.
struct DirectAnnounceAsAnswer: MeshRule {
    static let description = RuleDescription(
        "RSR-014", .warning, "An announce is marked RSR with ttl 7, and its author is another peer than the link's.",
        explanation: "iOS takes such an announce as its author's own and asks that peer's window, not the link's.",
        source: "docs/protocol.md 5.3", ios: "judged as its author's", android: "accepted")

    static let types: [MessageType] = [.announce]
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = packet.header, header.flags.contains(.rsr), header.ttl == ProtocolLimits.originTTL,
            packet.frame != nil, packet.reassembly == nil, let owner = mesh.transmitter, owner != header.sender
        else { return }
        findings.add(Self.self, "the author is \(header.sender), the link is \(owner)'s", at: header.fixedLength)
    }
}
