import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// RSR-004: an answer of a type that was not asked for.
struct UnrequestedType: MeshRule {
    static let description = RuleDescription(
        "RSR-004", .warning, "A packet is marked RSR, and no open request on its link asks for its type.",
        explanation: """
            A responder sends only the types of TLV 0x04, or announces and messages without it. \
            A fragment also passes for the type of the frame that it was cut from.
            """,
        source: "docs/protocol.md 4.3", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let answer = MarkedAnswer(packet, mesh), !answer.requests.isEmpty, answer.wanting.isEmpty else { return }
        if AnswerOfUnstoredType.types.contains(answer.header.type) { return }
        let asked = answer.requests.reduce(0) { $0 | $1.types.mask }
        let names = SyncTypes(mask: asked).types.map { "\($0.words)" }.joined(separator: ", ")
        findings.add(
            Self.self, "\(answer.header.type.words) was not asked for; \(names.isEmpty ? "nothing" : names) was", at: 1)
    }
}
