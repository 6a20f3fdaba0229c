import BitchatFrame
import Dissection
import WireFormat

/// NOI-003: a Noise transport message without room for its counter and tag.
enum ShortNoiseMessage: PacketRule {
    static let description = RuleDescription(
        "NOI-003", .error, "The payload of a noiseEncrypted packet is shorter than 20 bytes.",
        explanation:
            "A counter of 4 bytes and a tag of 16 are the least a transport message has; a shorter one cannot be opened.",
        source: "docs/protocol.md 3.5", ios: "dropped", android: "dropped")

    static let types: [MessageType] = [.noiseEncrypted]
    static let occasions: [PacketFacts] = [.malformed]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let fault = PayloadFault(of: packet), fault.error.reason == .short else { return }
        findings.add(Self.self, fault.clause(payload), at: fault.offset)
    }
}
