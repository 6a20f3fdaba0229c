import BitchatFrame
import Dissection
import WireFormat

/// FRG-012: a fragment that is compressed itself.
enum CompressedFragment: PacketRule {
    static let description = RuleDescription(
        "FRG-012", .note, "A fragment's payload is compressed.",
        explanation: "Compression applies to every type; a reader must inflate the payload before it reads the fragment header.",
        source: "docs/protocol.md 2.4", ios: "accepted", android: "accepted")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.compressed]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .fragment = packet.payload, let whole = packet.frame, let size = whole.originalSize else { return }
        findings.add(Self.self, "\(whole.body.count) bytes inflate to \(size)", at: whole.section.offset)
    }
}
