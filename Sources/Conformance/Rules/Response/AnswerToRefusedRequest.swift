import BitchatFrame
import Dissection
import WireFormat

/// RSR-009: an answer to a request that should have been refused.
struct AnswerToRefusedRequest: MeshRule {
    static let description = RuleDescription(
        "RSR-009", .error,
        "A packet is marked RSR, and every open request on its link breaks SYNC-001, SYNC-002 or SYNC-003.",
        explanation: """
            A request with a ttl other than 0, without a valid signature, or of another peer than the link's must not be \
            answered: the answer may go to a stranger.
            """,
        source: "docs/protocol.md 5.4", ios: "gives no such answer", android: "checks none of this")
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let answer = MarkedAnswer(packet, mesh), let newest = answer.requests.last else { return }
        let requester = mesh.receiver
        let faults = answer.requests.compactMap { Self.fault(of: $0, requester) }
        guard faults.count == answer.requests.count, let fault = faults.last else { return }
        findings.add(Self.self, "the request in record \(newest.record) \(fault)", at: 11)
    }

    /// Why iOS refuses the request, or nil.
    private static func fault(of request: RequestLog.Entry, _ requester: PeerID?) -> String? {
        if request.ttl != 0 { return "has ttl \(request.ttl)" }
        if let signature = request.signature {
            if signature.received == .absent { return "is not signed" }
            if signature.received == .invalid, signature.reencoded == .invalid { return "has an invalid signature" }
        }
        guard let requester, requester != request.sender else { return nil }
        return "names \(request.sender) as its sender on the link of \(requester)"
    }
}
