import BitchatFrame
import Dissection
import WireFormat

/// ANN-002: an announced key that is not 32 bytes.
enum AnnounceKeyLength: PacketRule {
    static let description = RuleDescription(
        "ANN-002", .error, "The Noise key or the signing key of an announce does not have 32 bytes.",
        explanation: "The iOS decoder takes any length, but no key of another length is usable, so both apps drop the announce.",
        source: "docs/protocol.md 3.1", ios: "dropped by a later check", android: "dropped")

    static let types: [MessageType] = [.announce]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .announce(let announce) = packet.payload else { return }
        check("Noise key", announce.noiseKey, packet, &findings)
        check("signing key", announce.signingKey, packet, &findings)
    }

    private static func check(_ name: String, _ key: ByteRange, _ packet: DissectedPacket, _ findings: inout FindingList) {
        guard key.count != ProtocolLimits.announcedKey else { return }
        findings.add(
            Self.self, "the \(name) has \(key.count) bytes instead of \(ProtocolLimits.announcedKey)",
            at: PayloadPlace.inFrame(packet, key.offset))
    }
}
