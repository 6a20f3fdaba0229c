import BitchatFrame
import Dissection
import WireFormat

/// ANN-009: an announce of the second kind, which no app sends.
enum AnnounceV2OnAir: PacketRule {
    static let description = RuleDescription(
        "ANN-009", .warning,
        "An announceV2 is on the air, well-formed or with a tag block that is not 64 bytes or capabilities that are not minimal.",
        explanation: "The type is specified for rotating peer IDs and emitted by neither app, so nobody learns anything from it.",
        source: "docs/protocol.md 3.14", ios: "payload ignored", android: "relayed as an unknown type")

    static let types: [MessageType] = [.announceV2]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        if let fault = PayloadFault(of: packet) {
            findings.add(Self.self, "a malformed announceV2: \(fault.clause(payload, lists: .oneByte))", at: fault.offset)
        } else if case .announceV2(let announce) = packet.payload {
            findings.add(Self.self, "an announceV2 for epoch \(announce.epoch), which no app sends", at: 1)
        }
    }
}
