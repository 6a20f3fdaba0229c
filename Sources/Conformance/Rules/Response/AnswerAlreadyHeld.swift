import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// RSR-007: an answer that the requester said it has.
struct AnswerAlreadyHeld: MeshRule {
    static let description = RuleDescription(
        "RSR-007", .warning, "A packet is marked RSR, and the filter of every open request for its type holds it already.",
        explanation: "The responder should leave out what the filter holds; the requester drops the packet as a duplicate.",
        source: "docs/protocol.md 4.4", ios: "accepted, then a duplicate", android: "accepted, then a duplicate")
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let answer = MarkedAnswer(packet, mesh), let range = packet.payloadRange,
            !answer.requests.contains(where: answer.wantsOriginal)
        else { return }
        let wanting = answer.wanting
        guard let first = wanting.first, wanting.allSatisfy({ !$0.filter.values.isEmpty }) else { return }
        let hash = payload.withBytes(range) { payload in
            PacketID(answer.header, payload: payload, mesh.hasher).bytes.withRawSpan { GCSBucket.hash(of: $0, mesh.hasher) }
        }
        guard wanting.allSatisfy({ $0.filter.contains(hash: hash) }) else { return }
        let bucket = GCSBucket.value(of: hash, m: first.filter.m)
        findings.add(Self.self, "its bucket \(bucket) of \(first.filter.m) is in the filter of the request")
    }
}
