import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// ANN-008: a bridge's place that is too long, or given by a peer that is no bridge.
enum BridgeGeohash: PacketRule {
    static let description = RuleDescription(
        "ANN-008", .warning, "The geohash of an announce is over 12 bytes, or its capabilities lack the bridge bit.",
        explanation:
            "iOS ignores a longer one and has no use for the place of a peer that is no bridge; Android knows no such field.",
        source: "docs/protocol.md 3.1", ios: "ignored", android: "ignored")

    static let types: [MessageType] = [.announce]

    /// Capability bit 7.
    private static let bridge = Capabilities(rawValue: 1 << 7)

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .announce(let announce) = packet.payload else { return }
        let isBridge = announce.capabilities?.contains(bridge) ?? false
        let found = TLVSearch.first(in: payload, announce.range, .oneByte) { field in
            field.type == 0x06 && (!isBridge || field.value.count > ProtocolLimits.geohash)
        }
        guard let value = found?.value else { return }
        let clause =
            value.count > ProtocolLimits.geohash
            ? "the geohash has \(value.count) bytes where at most \(ProtocolLimits.geohash) are read"
            : "a geohash without the bridge bit (7) in the capabilities"
        findings.add(Self.self, clause, at: PayloadPlace.inFrame(packet, value.offset))
    }
}
