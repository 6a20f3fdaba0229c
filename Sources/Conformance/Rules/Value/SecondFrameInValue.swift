import BitchatFrame
import Dissection
import WireFormat

/// GAT-004: two frames in one value.
enum SecondFrameInValue: PacketRule {
    static let description = RuleDescription(
        "GAT-004", .error, "A write, or a notification, holds a second frame behind the first.",
        explanation: """
            Of a write both apps read only the first frame. Of a notification iOS reads both, Android only the first. \
            Send each frame in a value of its own.
            """,
        source: "docs/protocol.md 1.5", ios: "the second is lost in a write", android: "the second is lost")
    static let occasions: [PacketFacts] = [.following, .trailing]

    private static let shape = FrameShape()

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let values = ValuesInHand(packet), values.context.carrier != .cancelledWrite, let whole = packet.frame else {
            return
        }
        if !values.isWrite {
            guard values.delivery.framesBefore > 0 else { return }
            return findings.add(Self.self, "\(values.delivery.framesBefore) frames stand before this one in its notification")
        }
        let next = shape.nextStart(frame, after: whole.length)
        guard packet.trailing > 0, next < frame.byteCount else { return }
        findings.add(Self.self, "another frame begins in the same write after \(next) bytes", at: next)
    }
}
