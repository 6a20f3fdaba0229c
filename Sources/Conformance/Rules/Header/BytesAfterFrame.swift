import BitchatFrame
import Dissection
import WireFormat

/// HDR-012: something that is no padding follows the frame.
enum BytesAfterFrame: FrameRule {
    static let description = RuleDescription(
        "HDR-012", .warning, "The frame is followed by bytes that are no valid padding.",
        explanation: "Both apps ignore them in a value of their own, but in a stream of notifications they put iOS out of step.",
        source: "docs/protocol.md 2.6", ios: "ignored", android: "ignored")
    static let occasions: [PacketFacts] = [.trailing]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard packet.trailing > 0 else { return }
        findings.add(
            Self.self, "\(packet.trailing) bytes after the \(frame.length) of the frame are no padding", at: frame.length)
    }
}
