import BitchatFrame
import Dissection
import WireFormat

/// SIG-005: a packet that must be signed is not, or wrongly.
struct UnprovenContent: MeshRule {
    static let description = RuleDescription(
        "SIG-005", .error, "A message, leave, fileTransfer or voiceFrame is unsigned, or its signature does not verify.",
        explanation: "Both apps show nothing of these types without a valid signature of the author's announced key.",
        source: "docs/protocol.md 3.0", ios: "dropped", android: "dropped")
    static let types: [MessageType] = [.message, .leave, .fileTransfer, .voiceFrame]
    static let occasions: [PacketFacts] = [.unsigned, .badSignature]

    /// An author whose key is unknown may be right.
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let whole = packet.currentFrame else { return }
        guard let signature = whole.signature else {
            return findings.add(Self.self, "the signature flag 0x02 is clear", at: FrameHeader.flagsOffset)
        }
        guard let failure = mesh.signature?.failure else { return }
        findings.add(Self.self, "\(failure) under the key that \(whole.header.sender) announced", at: signature.offset)
    }
}
