import BitchatFrame
import Dissection
import WireFormat

/// FRG-011: fragments of one frame bear different times.
struct FragmentTimes: MeshRule {
    static let description = RuleDescription(
        "FRG-011", .warning, "A fragment's timestamp differs from its stream's first, or from that of the frame inside.",
        explanation:
            "Both apps copy the frame's timestamp into each fragment; with others a fragment may be dropped for its age.",
        source: "docs/protocol.md 3.6", ios: "accepted", android: "accepted")
    static let occasions: [PacketFacts] = [.rebuilt, .changedStream]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        if let history = packet.reassembly, let header = packet.header, packet.frame != nil,
            history.outer.timestamp != header.timestamp
        {
            findings.add(
                Self.self, "the frame's timestamp is \(header.timestamp), its last fragment's \(history.outer.timestamp)", at: 3)
        }
        guard let stream = StreamInHand(packet, mesh), let first = mesh.knownStream,
            stream.header.timestamp != first.timestamp
        else { return }
        findings.add(
            Self.self, "the timestamp is \(stream.header.timestamp), the stream's first fragment has \(first.timestamp)", at: 3)
    }
}
