import BitchatFrame
import Dissection
import WireFormat

/// RLY-003: a relay that sends a packet whose hops are used up.
struct RelayedWithoutTTL: MeshRule {
    static let description = RuleDescription(
        "RLY-003", .warning, "A packet is relayed with ttl 0, and no request is open on its link that it could answer.",
        explanation: """
            iOS relays nothing below ttl 2; Android sends a packet of ttl 1 on as 0, which by the specification looks like an \
            answer to a sync request.
            """,
        source: "docs/protocol.md 5.7", ios: "never does so", android: "does so with ttl 1")
    static let occasions: [PacketFacts] = [.lastHop]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = packet.header, header.ttl == 0, !header.flags.contains(.rsr),
            let arrival = mesh.inHand.arrival, let relay = mesh.relay, let now = mesh.runningTime,
            MarkedAnswer.open(mesh.requests.answerable(by: arrival), at: now).isEmpty
        else { return }
        let received = arrival.direction == .sent ? relay.copies.firstReceived : nil
        let found = received.map { "received with ttl \($0.ttl) and sent with 0" }
        findings.add(Self.self, found ?? "ttl is 0, and \(header.sender) wrote it", at: 2)
    }
}
