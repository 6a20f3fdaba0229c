import BitchatFrame
import Dissection
import WireFormat

/// FRG-004: two different fragments for one place.
struct ContradictingFragment: MeshRule {
    static let description = RuleDescription(
        "FRG-004", .error, "A fragment has the index of an earlier one of its stream, and other bytes.",
        explanation: "In both apps the last one wins, and the frame that comes out may be neither; never reuse a stream ID.",
        source: "docs/protocol.md 3.6", ios: "the last one counts", android: "the last one counts")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.repeatedIndex]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let stream = StreamInHand(packet, mesh),
            let before = mesh.heldDigest(of: stream.fragment.index),
            before != mesh.streams.digest(of: stream.fragment, in: payload)
        else { return }
        findings.add(
            Self.self, "the \(stream.fragment.data.count) bytes at index \(stream.fragment.index) are not those seen before",
            at: stream.start.map { $0 + 13 })
    }
}
