import BitchatFrame
import Dissection
import WireFormat

/// RLY-002: a packet sent back to where it came from.
///
/// A far device returns a packet for certain only when the capturing device wrote it: any other may have reached it by two ways.
struct ReturnedPacket: MeshRule {
    static let description = RuleDescription(
        "RLY-002", .warning, "A device sends a packet back on the link it first came from.",
        explanation: "The peer there has it already, so that the hop is wasted; leave out the link of entry.",
        source: "docs/protocol.md 5.7", ios: "never does so", android: "never does so")
    static let occasions: [PacketFacts] = [.seenBefore]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = mesh.inHand.header, header.ttl != 0, let arrival = mesh.inHand.arrival,
            let relay = mesh.relay
        else { return }
        let came = relay.isOwn ? relay.copies.firstSentHere : relay.copies.first
        guard let came, came.link == arrival.link, relay.isOwn || came.direction == .received && arrival.direction == .sent
        else { return }
        findings.add(Self.self, "it went the other way on this link in record \(came.record), with ttl \(came.ttl)", at: 2)
    }
}
