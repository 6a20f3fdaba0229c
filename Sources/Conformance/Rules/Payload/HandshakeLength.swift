import BitchatFrame
import Dissection
import WireFormat

/// NOI-001: a handshake message of a size that none has.
enum HandshakeLength: PacketRule {
    static let description = RuleDescription(
        "NOI-001", .error, "The payload of a noiseHandshake is not 32, 96 or 64 bytes.",
        explanation: "The three messages of a Noise XX handshake with empty payloads have these sizes; no other can be read.",
        source: "docs/protocol.md 3.4", ios: "dropped", android: "dropped")

    static let types: [MessageType] = [.noiseHandshake]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .noiseHandshake(let handshake) = packet.payload, handshake.message == nil else { return }
        findings.add(
            Self.self, "a handshake message of \(handshake.content.count) bytes instead of 32, 96 or 64",
            at: PayloadPlace.inFrame(packet, handshake.content.offset))
    }
}
