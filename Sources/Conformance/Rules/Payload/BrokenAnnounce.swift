import BitchatFrame
import Dissection
import WireFormat

/// ANN-001: an announce without its name or one of its keys.
enum BrokenAnnounce: PacketRule {
    static let description = RuleDescription(
        "ANN-001", .error, "TLV 0x01, 0x02 or 0x03 of an announce is missing, or a length runs past the end.",
        explanation: """
            Nobody learns the peer's name and keys, so its signed packets are dropped as well. A name that is not UTF-8 counts \
            as missing on iOS; Android mends it.
            """,
        source: "docs/protocol.md 3.1", ios: "dropped", android: "dropped")

    static let types: [MessageType] = [.announce]
    static let occasions: [PacketFacts] = [.malformed]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let fault = PayloadFault(of: packet) else { return }
        findings.add(Self.self, fault.clause(payload, lists: .oneByte), at: fault.offset)
    }
}
