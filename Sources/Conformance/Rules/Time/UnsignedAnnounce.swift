import BitchatFrame
import Dissection
import WireFormat

/// SIG-001: an announce proves nothing.
enum UnsignedAnnounce: FrameRule {
    static let description = RuleDescription(
        "SIG-001", .error, "An announce is not signed.",
        explanation: "An announce binds keys to a peer ID and must be signed with the key in it; both apps drop others.",
        source: "docs/protocol.md 6", ios: "dropped", android: "dropped")
    static let types: [MessageType] = [.announce]
    static let occasions: [PacketFacts] = [.unsigned]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard frame.signature == nil else { return }
        findings.add(Self.self, "the signature flag 0x02 is clear", at: FrameHeader.flagsOffset)
    }
}
