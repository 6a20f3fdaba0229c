import BitchatFrame
import Dissection
import WireFormat

/// COU-001: an envelope that no carrier takes.
enum BrokenCourierEnvelope: PacketRule {
    static let description = RuleDescription(
        "COU-001", .error,
        """
        A courierEnvelope does not decode, such as for a ciphertext over 16,384 bytes or a tag that is not 16, or names no \
        recipient.
        """,
        explanation: "iOS takes envelopes from the peer that deposits them, addressed to it and whole; any other is dropped.",
        source: "docs/protocol.md 3.3", ios: "dropped", android: "unknown type")

    static let types: [MessageType] = [.courierEnvelope]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        if let fault = PayloadFault(of: packet) {
            findings.add(Self.self, fault.clause(payload), at: fault.offset)
        } else if case .courierEnvelope = packet.payload, packet.frame?.isBroadcast == true {
            findings.add(Self.self, "the envelope names no recipient", at: 11)
        }
    }
}
