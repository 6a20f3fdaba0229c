import BitchatFrame
import Dissection
import WireFormat

/// HDR-015: the padding is shorter than any block rule makes it.
enum ShortPadding: FrameRule {
    static let description = RuleDescription(
        "HDR-015", .warning, "The padding is shorter than 16 bytes.",
        explanation:
            "The blocks leave 16 to 255 bytes; in a stream of notifications iOS takes padding of 1 or 2 bytes for a version.",
        source: "docs/protocol.md 1.5", ios: "accepted; 1 and 2 break its stream", android: "accepted")
    static let occasions: [PacketFacts] = [.padded]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard packet.padding > 0, packet.padding < ProtocolLimits.shortestPadding else { return }
        findings.add(
            Self.self, "\(packet.padding) bytes of padding, the least is \(ProtocolLimits.shortestPadding)", at: frame.length)
    }
}
