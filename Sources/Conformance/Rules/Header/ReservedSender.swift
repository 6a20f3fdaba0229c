import BitchatFrame
import Dissection
import WireFormat

/// HDR-011: the sender's ID stands for nobody.
enum ReservedSender: FrameRule {
    static let description = RuleDescription(
        "HDR-011", .warning, "The sender ID is all 00 or all FF.",
        explanation:
            "An ID is the hash of a key; zeros are most often an ID that was never set, and FF is the broadcast recipient.",
        source: "docs/protocol.md 2.1", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.reservedSender]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        let sender = frame.header.sender
        guard sender.value == 0 || sender == .broadcast else { return }
        findings.add(Self.self, "sender \(sender)", at: frame.header.senderOffset)
    }
}
