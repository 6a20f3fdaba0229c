import BitchatFrame
import Dissection
import WireFormat

/// NOI-002: a Noise message for nobody.
enum UnaddressedNoise: PacketRule {
    static let description = RuleDescription(
        "NOI-002", .error, "A noiseHandshake or noiseEncrypted packet names no recipient, or the broadcast recipient.",
        explanation:
            "A Noise session has two ends; a message that names none is ignored by everyone and relayed through the mesh.",
        source: "docs/protocol.md 3.4", ios: "ignored, relayed", android: "ignored, relayed")

    static let types: [MessageType] = [.noiseHandshake, .noiseEncrypted]
    static let occasions: [PacketFacts] = [.broadcast]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let whole = packet.frame, whole.isBroadcast, packet.payloadRange != nil else { return }
        if case .historical = packet.payload { return }
        let name = whole.header.type.name ?? "packet"
        findings.add(
            Self.self, whole.recipient == nil ? "a \(name) without a recipient" : "a \(name) for the broadcast recipient", at: 11)
    }
}
