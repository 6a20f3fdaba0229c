import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// NOS-001: a carried event that does not parse, or an uplink that nobody signed.
enum BrokenNostrCarrier: PacketRule {
    static let description = RuleDescription(
        "NOS-001", .warning,
        "A nostrCarrier does not decode, such as for an event over 16,384 bytes or bytes left over, or is an unsigned uplink.",
        explanation: "iOS drops it. Gateways and bridges publish only what a depositor signed.",
        source: "docs/protocol.md 3.13", ios: "dropped", android: "relayed as an unknown type")

    static let types: [MessageType] = [.nostrCarrier]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        if let fault = PayloadFault(of: packet) {
            findings.add(Self.self, fault.clause(payload), at: fault.offset)
        } else if case .nostrCarrier(let carrier) = packet.payload, isUplink(carrier), packet.frame?.signature == nil {
            findings.add(Self.self, "an event goes \(carrier.direction.name) unsigned", at: 11)
        }
    }

    private static func isUplink(_ carrier: NostrCarrierPayload) -> Bool {
        carrier.direction == .toGateway || carrier.direction == .toBridge
    }
}
