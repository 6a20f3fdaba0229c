import BitchatFrame
import Dissection
import WireFormat

/// HDR-008: a route names its own ends, or a relay twice.
enum FaultyRoute: FrameRule {
    static let description = RuleDescription(
        "HDR-008", .warning, "The route names the sender, the recipient, or one relay more than once.",
        explanation:
            "A route holds the relays in between only; Android relays drop one with duplicates, others send the packet in circles.",
        source: "docs/protocol.md 2.7", ios: "accepted", android: "accepted; relays drop duplicates")
    static let occasions: [PacketFacts] = [.routed]

    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard !frame.route.isEmpty else { return }
        var seen: Set<PeerID> = []
        for index in 0..<frame.hopCount {
            guard let hop = frame.hop(index, in: bytes), let fault = fault(of: hop, in: frame, &seen) else { continue }
            findings.add(Self.self, "hop \(index + 1) of \(frame.hopCount), \(hop), \(fault)", at: frame.route.offset + 8 * index)
            return
        }
    }

    /// What is wrong with the next hop, if anything.
    private static func fault(of hop: PeerID, in frame: Frame, _ seen: inout Set<PeerID>) -> String? {
        if hop == frame.header.sender { return "is the sender" }
        if hop == frame.recipient { return "is the recipient" }
        return seen.insert(hop).inserted ? nil : "was named before"
    }
}
