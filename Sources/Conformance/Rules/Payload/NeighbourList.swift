import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// ANN-003: a list of neighbours that apps read differently, or that is longer than they write.
enum NeighbourList: PacketRule {
    static let description = RuleDescription(
        "ANN-003", .warning, "The neighbours of an announce are no multiple of 8 bytes, or more than 10.",
        explanation: """
            iOS ignores a list with a broken entry, Android takes the whole entries. Both apps write at most 10 and read any \
            number.
            """,
        source: "docs/protocol.md 3.1", ios: "ignored, or accepted when too long", android: "accepted")

    static let types: [MessageType] = [.announce]

    /// The bytes of a neighbour's ID.
    private static let entry = 8

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .announce(let announce) = packet.payload else { return }
        let found = TLVSearch.first(in: payload, announce.range, .oneByte) { field in
            field.type == 0x04
                && (!field.value.count.isMultiple(of: entry) || field.value.count / entry > ProtocolLimits.announcedNeighbours)
        }
        guard let value = found?.value else { return }
        let clause =
            value.count.isMultiple(of: entry)
            ? "\(value.count / entry) neighbours where at most \(ProtocolLimits.announcedNeighbours) are sent"
            : "the neighbours have \(value.count) bytes, which is no multiple of \(entry)"
        findings.add(Self.self, clause, at: PayloadPlace.inFrame(packet, value.offset))
    }
}
