import BitchatFrame
import Dissection
import WireFormat

/// FRG-008: a fragment inside fragments.
enum NestedFragment: PacketRule {
    static let description = RuleDescription(
        "FRG-008", .warning, "A frame rebuilt from fragments is itself a fragment.",
        explanation: "No app cuts a fragment again; both take it apart, so that nesting hides a frame from relays and filters.",
        source: "docs/protocol.md 3.6", ios: "accepted", android: "accepted")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.rebuilt]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let history = packet.reassembly, packet.frame != nil else { return }
        findings.add(Self.self, "stream \(Hexadecimal.digits(history.stream)) holds a fragment", at: 1)
    }
}
