import BitchatFrame
import Dissection
import WireFormat

/// RSR-006: an answer from before the time that was asked for.
struct AnswerBeforeCursor: MeshRule {
    static let description = RuleDescription(
        "RSR-006", .warning, "A packet is marked RSR, and it is older than the since cursor of every open request for its type.",
        explanation: """
            TLV 0x05 leaves out packets from before its time, but not announces, prekey bundles, \
            and fragments of streams that TLV 0x06 names.
            """,
        source: "docs/protocol.md 4.5", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let answer = MarkedAnswer(packet, mesh) else { return }
        let wanting = answer.wanting
        guard let since = wanting.compactMap(\.since).min(), !wanting.contains(where: { Self.reaches(answer, $0) })
        else { return }
        let missing = since - answer.header.timestamp
        findings.add(Self.self, "the packet is \(missing) ms older than the cursor \(since)", at: 3)
    }

    /// Whether a request for the packet's type goes back as far as the packet.
    private static func reaches(_ answer: MarkedAnswer, _ request: RequestLog.Entry) -> Bool {
        guard let since = request.since, answer.header.timestamp < since else { return true }
        let isExempt = [MessageType.announce, .prekeyBundle].contains {
            answer.wants($0, request) && (answer.header.type == $0 || answer.originalType == $0)
        }
        return isExempt || answer.stream != nil && answer.wants(.fragment, request) && request.streams != nil
    }
}
