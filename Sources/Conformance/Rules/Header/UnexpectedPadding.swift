import BitchatFrame
import Dissection
import WireFormat

/// HDR-013: a packet is padded that the apps send as it is.
enum UnexpectedPadding: FrameRule {
    static let description = RuleDescription(
        "HDR-013", .note, "A frame of another type than noiseHandshake and noiseEncrypted is padded.",
        explanation: "The apps pad the two Noise types alone; other clients pad everything, which costs airtime and is accepted.",
        source: "docs/protocol.md 2.5", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.padded]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        let type = frame.header.type
        guard packet.padding > 0, type != .noiseHandshake, type != .noiseEncrypted else { return }
        findings.add(
            Self.self, "\(packet.padding) bytes of padding on type 0x\(Hexadecimal.encode([type.rawValue]))", at: frame.length)
    }
}
