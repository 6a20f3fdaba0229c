import BitchatFrame
import Dissection
import WireFormat

/// RSR-003: an answer of a type that nobody keeps for answers.
enum AnswerOfUnstoredType: PacketRule {
    static let description = RuleDescription(
        "RSR-003", .warning, "A packet is marked RSR, and its type has no store that answers are taken from.",
        explanation: """
            Only announces, messages, fragments, files, board posts, prekey bundles and group messages are kept for answers; \
            the mark lets any other packet past the time rule.
            """,
        source: "docs/protocol.md 5.5", ios: "accepted if solicited", android: "the flag is ignored")

    static var types: [MessageType] { ResponseFigures.unstored }
    static let occasions: [PacketFacts] = [.rsr]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let header = packet.header, header.flags.contains(.rsr), packet.frame != nil else { return }
        if case .historical = packet.payload { return }
        findings.add(Self.self, "\(header.type.words) is no type that answers are taken from", at: 1)
    }
}
