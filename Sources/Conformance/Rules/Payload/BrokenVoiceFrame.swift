import BitchatFrame
import Dissection
import WireFormat

/// VOX-001: a packet of live voice that cannot be played.
enum BrokenVoiceFrame: PacketRule {
    static let description = RuleDescription(
        "VOX-001", .error,
        "A voiceFrame does not decode, such as for a kind other than 0, 1, 2 or 4, more than 8 frames, or a frame of no bytes.",
        explanation: "Both apps drop the packet, and its sound is missing.",
        source: "docs/protocol.md 3.15", ios: "dropped later", android: "dropped")

    static let types: [MessageType] = [.voiceFrame]
    static let occasions: [PacketFacts] = [.malformed]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let fault = PayloadFault(of: packet) else { return }
        findings.add(Self.self, fault.clause(payload), at: fault.offset)
    }
}
