import BitchatFrame
import Dissection
import WireFormat

/// RSR-011: an answer too large for the link, written by a third peer.
struct SplitAnswerOfAnother: MeshRule {
    static let description = RuleDescription(
        "RSR-011", .warning,
        "A frame rebuilt from fragments is marked RSR, and its author is another peer than the one that sent the fragments.",
        explanation:
            "iOS asks the window of the inner author, not of the link's peer, and so refuses large answers from two hops away.",
        source: "docs/protocol.md 5.3", ios: "dropped", android: "accepted")
    static let occasions: [PacketFacts] = [[.rebuilt, .rsr]]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.reassembly != nil, let header = packet.header, header.flags.contains(.rsr), packet.frame != nil,
            let transmitter = mesh.transmitter, transmitter != header.sender
        else { return }
        findings.add(Self.self, "the author is \(header.sender), the answer came from \(transmitter)", at: 11)
    }
}
