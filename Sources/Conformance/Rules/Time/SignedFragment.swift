import BitchatFrame
import Dissection
import WireFormat

/// SIG-008: a fragment is signed.
enum SignedFragment: FrameRule {
    static let description = RuleDescription(
        "SIG-008", .note, "A fragment carries a signature.",
        explanation:
            "The apps never sign fragments, since the packet inside is signed, and do not verify it; it costs 64 bytes each.",
        source: "docs/protocol.md 3.6", ios: "accepted", android: "accepted")
    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.signed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard let signature = frame.signature else { return }
        findings.add(Self.self, "signature of \(signature.count) bytes on a fragment", at: signature.offset)
    }
}
