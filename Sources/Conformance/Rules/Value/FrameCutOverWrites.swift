import Dissection
import LinkLayers
import WireFormat

/// GAT-005: a frame that came in several writes.
enum FrameCutOverWrites: PacketRule {
    static let description = RuleDescription(
        "GAT-005", .error, "A frame is cut over several ordinary writes, or comes in a long write, which Android cannot join.",
        explanation: """
            Ordinary writes are never joined: iOS puts each at offset 0 over the one before. Long writes are joined by iOS alone. \
            Send a frame that is too large for one write in fragments.
            """,
        source: "docs/protocol.md 1.5", ios: "dropped, but long writes are accepted", android: "dropped")
    static let occasions: [PacketFacts] = [.joined]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let values = ValuesInHand(packet), values.isWrite else { return }
        if values.delivery.values > 1 {
            findings.add(Self.self, "the frame is cut over \(values.delivery.values) writes")
        } else if values.context.carrier == .longWrite {
            findings.add(Self.self, "the frame came in a long write of \(values.delivery.valueLength) bytes")
        }
    }
}
