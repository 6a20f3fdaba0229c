import BitchatFrame
import Dissection
import WireFormat

/// FRG-006: the frame inside is another than the fragments said.
enum MislabelledFragments: PacketRule {
    static let description = RuleDescription(
        "FRG-006", .warning, "A frame rebuilt from fragments has another type or sender than the fragments said.",
        explanation: """
            Receivers do not compare them: the type decides limits and relaying before the frame is known, and Android checks the \
            frame as the outer sender's.
            """,
        source: "docs/protocol.md 3.6", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.rebuilt]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let history = packet.reassembly, let header = packet.header, packet.frame != nil else { return }
        if history.originalType != header.type {
            let said = Hexadecimal.encode([history.originalType.rawValue]), found = Hexadecimal.encode([header.type.rawValue])
            findings.add(Self.self, "the fragments say type 0x\(said), the frame has 0x\(found)", at: 1)
        } else if history.outer.sender != header.sender {
            findings.add(
                Self.self, "the fragments come from \(history.outer.sender), the frame from \(header.sender)",
                at: header.fixedLength)
        }
    }
}
