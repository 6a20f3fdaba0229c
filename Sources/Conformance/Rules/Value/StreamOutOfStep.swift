import BitchatFrame
import Dissection
import WireFormat

/// GAT-001: notifications that begin with something else than a frame.
enum StreamOutOfStep: PacketRule {
    static let description = RuleDescription(
        "GAT-001", .warning, "A notification begins with bytes that are neither the start of a frame nor padding.",
        explanation: """
            iOS drops such bytes one by one until it meets a version byte, which a stray 01 or 02 can be; Android drops the whole \
            value.
            """,
        source: "docs/protocol.md 1.5", ios: "skipped byte by byte", android: "dropped")
    static let occasions: [PacketFacts] = [.skipped, .cut]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let values = ValuesInHand(packet), !values.isWrite else { return }
        let skipped = values.delivery.skipped
        if skipped > 0 {
            findings.add(Self.self, "\(skipped) bytes before the frame belong to none")
        } else if packet.frame == nil, let first = frame.byte(at: 0), first != 1, first != 2 {
            findings.add(Self.self, "the value begins with 0x\(Hexadecimal.encode([first])), a frame with 01 or 02", at: 0)
        }
    }
}
