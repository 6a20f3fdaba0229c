import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// FRG-001: a fragment whose header cannot be.
enum BrokenFragmentHeader: PacketRule {
    static let description = RuleDescription(
        "FRG-001", .error, "A fragment's payload is shorter than 13 bytes, its total is 0, or its index is not below its total.",
        explanation: "Both apps drop such a fragment, and the frame it belongs to never completes.",
        source: "docs/protocol.md 3.6", ios: "dropped", android: "dropped")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.undecoded]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let fragment = FragmentInHand(packet, payload) else { return }
        guard let piece = fragment.piece else {
            return findings.add(
                Self.self, "the payload has \(fragment.length) bytes, a fragment at least \(FragmentPayload.headerLength)",
                at: fragment.place(0))
        }
        if piece.total == 0 {
            findings.add(Self.self, "the total is 0", at: fragment.place(10))
        } else if piece.index >= piece.total {
            findings.add(Self.self, "index \(piece.index) is not below the total \(piece.total)", at: fragment.place(8))
        }
    }
}
