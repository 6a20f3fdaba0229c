import BitchatFrame
import Capture
import Dissection
import MeshModel
import WireFormat

/// RSR-008: a peer was answered more than 8 times within 30 s.
///
/// An answer begins with the first marked packet after a request; packets that follow belong to it until the next request.
struct AnsweredTooOften: MeshRule {
    static let description = RuleDescription(
        "RSR-008", .warning, "A peer's requests were answered more than 8 times within 30 s.",
        explanation: "A responder should answer one peer at most 8 times in 30 s, since an answer may be hundreds of packets.",
        source: "docs/protocol.md 5.4", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.rsr]

    private struct Requester: Hashable {
        var adapter: UInt16
        var direction: PacketDirection
        var peer: PeerID
    }

    private struct Answers {
        var lastRequest: Int
        var times: [Int64]
    }

    /// The most requesters followed, and the most answers remembered of one.
    private static let capacity = 1024, answers = 64

    private var answers: [Requester: Answers] = [:]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let answer = MarkedAnswer(packet, mesh), let request = answer.requests.last,
            mesh.runningTime != nil
        else { return }
        let requester = Requester(
            adapter: answer.arrival.adapter, direction: answer.arrival.direction, peer: request.sender)
        let before = answers[requester]
        guard before?.lastRequest != request.record else { return }
        let recent = (before?.times ?? []).filter { answer.now - $0 <= ProtocolLimits.answerPeriod }
        if before == nil, answers.count >= Self.capacity { answers = [:] }
        answers[requester] = Answers(lastRequest: request.record, times: recent.suffix(Self.answers - 1) + [answer.now])
        guard recent.count >= ProtocolLimits.answersPerPeriod else { return }
        findings.add(
            Self.self,
            "answer \(recent.count + 1) to \(request.sender) within 30 s, \(ProtocolLimits.answersPerPeriod) are allowed")
    }
}
