import BitchatFrame
import Dissection
import WireFormat

/// RSR-013: an answer that the requester wrote itself.
struct OwnHistoryReturned: MeshRule {
    static let description = RuleDescription(
        "RSR-013", .note, "A packet is marked RSR, and its author is the peer that receives it.",
        explanation: "A requester gets its own history back, as after a restart; iOS takes its own packets so if their ttl is 0.",
        source: "docs/protocol.md 5.2", ios: "accepted with ttl 0", android: "dropped")
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = packet.header, header.flags.contains(.rsr), packet.frame != nil, packet.reassembly == nil,
            mesh.receiver == header.sender
        else { return }
        findings.add(
            Self.self, "\(header.sender) is both author and receiver", at: header.fixedLength)
    }
}
