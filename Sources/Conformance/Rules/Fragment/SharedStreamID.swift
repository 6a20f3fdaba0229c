import BitchatFrame
import Dissection
import WireFormat

/// FRG-010: two senders use one stream ID.
struct SharedStreamID: MeshRule {
    static let description = RuleDescription(
        "FRG-010", .warning, "A stream ID is used by two senders.",
        explanation: "iOS keeps their fragments apart, Android mixes them into one frame; draw stream IDs at random.",
        source: "docs/protocol.md 3.6", ios: "kept apart", android: "mixed")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.sharedStream]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let stream = StreamInHand(packet, mesh), mesh.knownStream == nil, let other = mesh.newestSenderOfStream else {
            return
        }
        findings.add(
            Self.self, "stream \(Hexadecimal.digits(stream.fragment.stream)) of \(stream.header.sender) is also one of \(other)",
            at: stream.start)
    }
}
