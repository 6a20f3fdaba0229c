import BitchatFrame
import Dissection
import WireFormat

/// HDR-004: a flag bit without a meaning is set.
enum ReservedFlags: FrameRule {
    static let description = RuleDescription(
        "HDR-004", .warning, "One of the flag bits 0x20, 0x40 and 0x80 is set.",
        explanation: "Both apps ignore these bits and drop them when they encode the frame again, so a relay loses them.",
        source: "docs/protocol.md 2.2", ios: "ignored", android: "ignored")
    static let occasions: [PacketFacts] = [.reservedFlags]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        let flags = frame.header.flags.intersection(.reserved)
        guard !flags.isEmpty else { return }
        findings.add(
            Self.self, "reserved flag bits 0x\(Hexadecimal.encode([flags.rawValue])) are set", at: FrameHeader.flagsOffset)
    }
}
