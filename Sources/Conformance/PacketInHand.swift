import BitchatFrame
import BitchatPayload
import Capture
import Dissection
import LinkLayers

/// What rules and memories look at first, taken from a packet once: it is large, and every look at a part of it costs.
struct PacketInHand: Sendable {
    /// What it shows by itself.
    let facts: PacketFacts
    /// The fixed header; nil when it is not whole.
    let header: FrameHeader?
    /// Whom the frame names.
    let recipient: PeerID?
    /// The fragment that it is.
    let fragment: FragmentPayload?
    /// Where it was seen; nil for bytes that came from no capture.
    let arrival: Arrival?

    /// Where and when a packet was seen.
    struct Arrival: Sendable {
        let record: Int
        let link: LinkID
        let adapter: UInt16
        let direction: PacketDirection
    }

    /// Takes it from `packet`.
    init(_ packet: borrowing DissectedPacket) {
        facts = PacketFacts(packet)
        header = packet.header
        recipient = packet.frame?.recipient
        if case .fragment(let found) = packet.payload { fragment = found } else { fragment = nil }
        if let context = packet.context {
            arrival = Arrival(
                record: context.record.number, link: context.link.id, adapter: context.record.adapter,
                direction: context.direction)
        } else {
            arrival = nil
        }
    }

    /// Whether it is a whole frame of a capture, so that later packets are compared with it.
    var isRemembered: Bool { header != nil && arrival != nil && facts.rawValue & PacketFacts.cut.rawValue == 0 }
}
