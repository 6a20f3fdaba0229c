import BitchatFrame
import Dissection
import WireFormat

/// FRG-009: a fragment that carries nothing.
enum EmptyFragment: PacketRule {
    static let description = RuleDescription(
        "FRG-009", .warning, "A fragment carries no bytes of the frame.",
        explanation: "iOS counts it as a piece, Android drops it, so that the frame never completes there.",
        source: "docs/protocol.md 3.6", ios: "accepted", android: "dropped")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.emptySlice]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .fragment(let fragment) = packet.payload, fragment.data.isEmpty else { return }
        findings.add(Self.self, "index \(fragment.index) of \(fragment.total) is empty")
    }
}
