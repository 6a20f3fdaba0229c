import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// ANN-004: capabilities that are written too long, or that nobody has assigned.
enum CapabilityBits: PacketRule {
    static let description = RuleDescription(
        "ANN-004", .warning, "The capabilities of an announce are not minimal, or set bit 10 or a bit without a meaning.",
        explanation: """
            Both apps accept the announce, though in an authenticated peer state they refuse what is not minimal. Bit 10 is burned \
            and higher bits are unassigned, so they may come to mean something else.
            """,
        source: "docs/protocol.md 3.1", ios: "accepted", android: "accepted")

    static let types: [MessageType] = [.announce]

    /// The bit that must never be used again.
    private static let burned = 10

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .announce(let announce) = packet.payload, let capabilities = announce.capabilities else { return }
        let range = announce.capabilityBytes, place = PayloadPlace.inFrame(packet, range.offset)
        if !Capabilities.isMinimal(payload, range) {
            let minimal = capabilities.encoded.count
            findings.add(Self.self, "the capabilities have \(range.count) bytes where \(minimal) would do", at: place)
        }
        let bits = unassigned(capabilities)
        guard !bits.isEmpty else { return }
        let names = bits.map { $0 == burned ? "\($0) (burned)" : "\($0)" }.joined(separator: ", ")
        findings.add(Self.self, "capability bits without a meaning are set: \(names)", at: place)
    }

    private static func unassigned(_ capabilities: Capabilities) -> [Int] {
        (Capabilities.names.count..<UInt64.bitWidth).filter { capabilities.rawValue >> UInt64($0) & 1 == 1 }
    }
}
