import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// FRG-002: a frame cut into more pieces than an app takes.
enum TooManyFragments: PacketRule {
    static let description = RuleDescription(
        "FRG-002", .error, "A fragment's total is above 256, which Android takes at most, or above 10,000, the limit of iOS.",
        explanation: "Android refuses each of these fragments, so that it never sees the frame; send fewer or larger pieces.",
        source: "docs/protocol.md 3.6", ios: "accepted up to 10,000", android: "dropped")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.manyFragments, .undecoded]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let fragment = FragmentInHand(packet, payload), let total = fragment.piece?.total,
            total > ProtocolLimits.androidFragmentTotal
        else { return }
        let limit = ProtocolLimits.iosFragmentTotal
        let found = total > limit ? "iOS takes at most \(limit)" : "Android takes at most \(ProtocolLimits.androidFragmentTotal)"
        findings.add(Self.self, "the total is \(total), \(found)", at: fragment.place(10))
    }
}
