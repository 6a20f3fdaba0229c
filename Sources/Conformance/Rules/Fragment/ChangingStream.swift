import BitchatFrame
import Dissection
import WireFormat

/// FRG-003: the fragments of one stream do not agree on what they are parts of.
struct ChangingStream: MeshRule {
    static let description = RuleDescription(
        "FRG-003", .error, "A fragment has another total or original type than the first fragment of its stream.",
        explanation: """
            iOS goes by the fragment at hand, which may cut the frame short; Android destroys the whole set. \
            Use a new random stream ID for each frame.
            """,
        source: "docs/protocol.md 3.6", ios: "accepted, may be cut short", android: "the set is destroyed")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.changedStream]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let stream = StreamInHand(packet, mesh), let first = mesh.knownStream else { return }
        let fragment = stream.fragment
        if fragment.total != first.total {
            findings.add(
                Self.self, "the total is \(fragment.total), the stream began with \(first.total) in record \(first.firstRecord)",
                at: stream.start.map { $0 + 10 })
        } else if fragment.originalType != first.originalType {
            findings.add(
                Self.self,
                "the original type is 0x\(hex(fragment.originalType)), the stream began with 0x\(hex(first.originalType))",
                at: stream.start.map { $0 + 12 })
        }
    }

    private func hex(_ type: MessageType) -> String { Hexadecimal.encode([type.rawValue]) }
}
