import BitchatFrame
import Dissection
import WireFormat

/// HDR-017: the timestamp seems to count something else than milliseconds.
enum TimestampInOtherUnit: FrameRule {
    static let description = RuleDescription(
        "HDR-017", .note, "The timestamp is a time of our days in seconds or microseconds.",
        explanation: "Timestamps are milliseconds since 1970; iOS drops the packet as far too old or too new.",
        source: "docs/protocol.md 2.1", ios: "dropped", android: "accepted where the type has no age limit")
    static let occasions: [PacketFacts] = [.strangeTime]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard let unit = TimestampUnit(of: frame.header.timestamp) else { return }
        findings.add(Self.self, "timestamp \(frame.header.timestamp) looks like \(unit)", at: FrameHeader.timestampOffset)
    }
}
