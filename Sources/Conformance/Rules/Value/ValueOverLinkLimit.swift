import BitchatFrame
import Dissection
import LinkLayers
import WireFormat

/// GAT-002: a value that is longer than its link carries.
enum ValueOverLinkLimit: PacketRule {
    static let description = RuleDescription(
        "GAT-002", .warning, "A value is longer than the link's MTU allows, or than an attribute value may be.",
        explanation: """
            What the radio stack does with the excess differs: it may cut the value, which loses the frame. iOS makes directed \
            fragments one byte too long for the limit it was told.
            """,
        source: "docs/protocol.md 1.4", ios: "not observed", android: "not observed")
    static let occasions: [PacketFacts] = [.longValue]

    /// The longest attribute value of Bluetooth (Core, volume 3, part F, 3.2.9).
    private static let longestValue = 512

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let values = ValuesInHand(packet), values.delivery.framesBefore == 0 || values.delivery.values > 1 else { return }
        let length = values.delivery.longestValue, limit = limit(of: values.context)
        guard length > limit else { return }
        let mtu = values.context.link.mtuIsKnown ? ", the MTU is \(values.context.link.mtu)" : ""
        findings.add(Self.self, "the value has \(length) bytes, the link carries \(limit)\(mtu)")
    }

    /// The longest value that fits: the MTU without the opcode, the handle, and the length of a value among several.
    private static func limit(of context: PacketContext) -> Int {
        guard context.link.mtuIsKnown else { return longestValue }
        switch context.carrier {
        case .notification, .indication, .writeRequest, .writeCommand: return min(longestValue, context.link.mtu - 3)
        case .multipleNotification: return min(longestValue, context.link.mtu - 5)
        case .longWrite, .cancelledWrite: return longestValue
        }
    }
}
