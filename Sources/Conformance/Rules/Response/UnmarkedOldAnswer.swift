import BitchatFrame
import BitchatPayload
import Dissection
import MeshModel
import WireFormat

/// RSR-010: an old answer without the mark that would let it pass.
struct UnmarkedOldAnswer: MeshRule {
    static let description = RuleDescription(
        "RSR-010", .warning,
        "A packet with ttl 0 and without RSR comes while a request is open on its link, and it is more than 120,000 ms old.",
        explanation: """
            Android answers so. iOS judges a packet without the mark by its time alone, and drops it; \
            the specification would let it pass.
            """,
        source: "docs/protocol.md chapter 8 row 2", ios: "dropped", android: "accepted")
    static let occasions: [PacketFacts] = [[.lastHop, .farFromClock]]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let header = packet.header, header.ttl == 0, !header.flags.contains(.rsr), !Self.isRequest(packet),
            packet.frame != nil, packet.reassembly == nil, let arrival = mesh.inHand.arrival,
            arrival.direction == .sent || arrival.direction == .received, let now = mesh.runningTime
        else { return }
        let age = PacketAge.milliseconds(of: header, at: now)
        guard age > ProtocolLimits.iosSkew, !MarkedAnswer.open(mesh.requests.answerable(by: arrival), at: now).isEmpty
        else { return }
        findings.add(Self.self, "the packet is \(age) ms old, \(ProtocolLimits.iosSkew) are allowed without RSR", at: 11)
    }

    /// Whether the packet is itself a request or a part of one, or of an old dialect.
    private static func isRequest(_ packet: DissectedPacket) -> Bool {
        switch packet.payload {
        case .requestSync, .historical: true
        case .fragment(let fragment): fragment.originalType == .requestSync
        default: packet.header?.type == .requestSync
        }
    }
}
