import BitchatFrame
import Dissection
import WireFormat

/// ANN-005: one byte after the last field of an announce.
enum AnnounceLeftover: PacketRule {
    static let description = RuleDescription(
        "ANN-005", .note, "A single byte is left over after the last TLV of an announce.",
        explanation: "Both apps ignore it; it is no field, and the encoder that wrote it miscounts.",
        source: "docs/protocol.md 3.1", ios: "ignored", android: "ignored")

    static let types: [MessageType] = [.announce]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .announce(let announce) = packet.payload, announce.remarks.contains(.leftover) else { return }
        let offset = announce.range.end - 1
        let byte = payload.byte(at: offset).map { PayloadFault.hex($0) } ?? "a byte"
        findings.add(Self.self, "\(byte) is left over after the last field", at: PayloadPlace.inFrame(packet, offset))
    }
}
