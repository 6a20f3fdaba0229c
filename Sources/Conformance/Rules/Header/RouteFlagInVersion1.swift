import BitchatFrame
import Dissection
import WireFormat

/// HDR-005: a version 1 frame claims to have a route.
enum RouteFlagInVersion1: FrameRule {
    static let description = RuleDescription(
        "HDR-005", .warning, "A version 1 frame has the route flag 0x08 set.",
        explanation: "Both apps read no route in version 1, so a route that was written is taken for payload; use version 2.",
        source: "docs/protocol.md 2.2", ios: "ignored", android: "ignored")
    static let occasions: [PacketFacts] = [.routed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard frame.header.version == 1, frame.header.flags.contains(.route) else { return }
        findings.add(Self.self, "route flag 0x08 in version 1", at: FrameHeader.flagsOffset)
    }
}
