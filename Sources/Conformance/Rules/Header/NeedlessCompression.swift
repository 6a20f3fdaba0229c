import BitchatFrame
import Dissection
import WireFormat

/// CMP-007: compressing gained nothing.
enum NeedlessCompression: FrameRule {
    static let description = RuleDescription(
        "CMP-007", .note, "A payload of under 100 bytes is compressed, or the body is no shorter than the payload.",
        explanation: "The apps send such payloads as they are; it costs bytes and decodes all the same.",
        source: "docs/protocol.md 2.4", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.compressed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard let size = frame.originalSize, packet.payloadRange != nil else { return }
        guard size < ProtocolLimits.compressionThreshold || frame.body.count >= size else { return }
        findings.add(Self.self, "\(size) bytes compressed to \(frame.body.count)", at: frame.section.offset)
    }
}
