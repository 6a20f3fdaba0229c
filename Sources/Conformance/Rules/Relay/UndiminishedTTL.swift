import BitchatFrame
import Dissection
import WireFormat

/// RLY-001: a relay that did not take a hop off.
///
/// Only what one adapter received on one link and then sent on another is compared: a capture of several adapters shows every hop
/// twice, and a program that drives two of them may send its own packets by both.
struct UndiminishedTTL: MeshRule {
    static let description = RuleDescription(
        "RLY-001", .error, "A device sends a packet on with a ttl that is not lower than the one it received it with.",
        explanation: "Without fewer hops at each relay only duplicate memories end a packet's way; send ttl - 1.",
        source: "docs/protocol.md 5.7", ios: "never does so", android: "never does so")
    static let occasions: [PacketFacts] = [[.sent, .seenBefore]]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = mesh.inHand.header, header.ttl != 0, let arrival = mesh.inHand.arrival, case .sent = arrival.direction,
            let relay = mesh.relay, let first = relay.copies.first, first.direction == .received, first.link != arrival.link
        else { return }
        let highest = relay.copies.highestReceived
        guard header.ttl >= highest else { return }
        findings.add(Self.self, "sent with ttl \(header.ttl), received with \(highest)", at: 2)
    }
}
