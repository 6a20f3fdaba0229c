import BitchatFrame
import Dissection
import MeshModel
import WireFormat

/// RSR-001: an answer that nobody on its link asked for within 30 s.
///
/// Quiet where the request may be out of sight: in the first 30 s of a capture on a link that was open already, and while the
/// capturing device answers a peer that never announced itself, which goes out on all links (docs/protocol.md 5.4).
struct UnsolicitedAnswer: MeshRule {
    static let description = RuleDescription(
        "RSR-001", .error, "A packet is marked RSR, and no request went the other way on its link within the last 30.000 s.",
        explanation: "iOS accepts a marked packet only from a peer that it asked at most 30 s ago, and drops any other.",
        source: "docs/protocol.md 5.1", ios: "dropped", android: "the flag is ignored")
    static let occasions: [PacketFacts] = [.rsr, .request]

    /// The most adapters whose last request from an unknown peer is remembered.
    private static let capacity = 256

    private var unboundRequests: [UInt16: Int64] = [:]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        learn(packet, mesh)
        guard let answer = MarkedAnswer(packet, mesh), answer.requests.isEmpty, !mayBeOutOfSight(answer, mesh) else { return }
        let newest = mesh.requests.answerable(by: answer.arrival).map(\.time).max()
        let found = newest.map { "the last request on this link is \(answer.now - $0) ms old" }
        findings.add(Self.self, found ?? "no request on this link is on record", at: 11)
    }

    /// Remembers a request of a peer that is not known on its link.
    private mutating func learn(_ packet: DissectedPacket, _ mesh: MeshState) {
        guard case .requestSync = packet.payload, let arrival = mesh.inHand.arrival, arrival.direction == .received,
            arrival.linkPeer == nil
        else { return }
        let adapter = arrival.adapter
        guard unboundRequests[adapter] != nil || unboundRequests.count < Self.capacity else { return }
        unboundRequests[adapter] = mesh.now
    }

    private func mayBeOutOfSight(_ answer: MarkedAnswer, _ mesh: MeshState) -> Bool {
        if answer.arrival.role == .unknown, let began = mesh.began, answer.now - began <= ProtocolLimits.responseWindow {
            return true
        }
        guard answer.arrival.direction == .sent, let asked = unboundRequests[answer.arrival.adapter] else { return false }
        return answer.now - asked <= ProtocolLimits.responseWindow
    }
}
