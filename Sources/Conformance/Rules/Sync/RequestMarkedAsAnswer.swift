import BitchatFrame
import Dissection
import WireFormat

/// SYNC-035: a request that is marked as an answer.
enum RequestMarkedAsAnswer: PacketRule {
    static let description = RuleDescription(
        "SYNC-035", .warning, "A REQUEST_SYNC has the flag IS_RSR.",
        explanation: "iOS then judges it by the window for answers instead of its timestamp; the flag belongs on answers only.",
        source: "docs/protocol.md 5.8", ios: "the response window decides", android: "the flag is ignored")
    static let types: [MessageType] = [.requestSync]
    static let occasions: [PacketFacts] = [.rsr]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard packet.isSyncRequest, packet.header?.flags.contains(.rsr) == true else { return }
        findings.add(Self.self, "the request has the flag 0x10 of answers", at: 11)
    }
}
