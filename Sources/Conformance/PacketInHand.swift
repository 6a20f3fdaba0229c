import BitchatFrame
import BitchatPayload
import Capture
import Dissection
import LinkLayers

/// What rules and memories look at first, taken from a packet once: it is large, and every look at a part of it costs.
///
/// One object for all packets, filled anew for each, so that a look at a part copies that part alone.
final class PacketInHand {
    /// What it shows by itself.
    private(set) var facts: PacketFacts = []
    /// The fixed header; nil when it is not whole.
    private(set) var header: FrameHeader?
    /// Whom the frame names.
    private(set) var recipient: PeerID?
    /// The fragment that it is.
    private(set) var fragment: FragmentPayload?
    /// Where it was seen; nil for bytes that came from no capture.
    private(set) var arrival: Arrival?

    /// Where and when a packet was seen.
    struct Arrival: Sendable {
        /// The number of the record that completed it.
        let record: Int
        /// In milliseconds; nil where its record has no time.
        let time: Int64?
        /// The link it travelled on.
        let link: LinkID
        /// That link's connection handle.
        let handle: UInt16
        /// Which end of the link the capturing device is.
        let role: Link.Role
        /// The capturing adapter's index.
        let adapter: UInt16
        /// Which way it went.
        let direction: PacketDirection
        /// The peer at the other end of the link, where that is known.
        let linkPeer: PeerID?

        @inline(__always)
        fileprivate init(_ context: PacketContext) {
            record = context.record.number
            time = context.record.time.isKnown ? context.record.time.milliseconds : nil
            link = context.link.id
            handle = context.link.handle
            role = context.link.role
            adapter = context.record.adapter
            direction = context.direction
            linkPeer = context.linkPeer
        }
    }

    /// Takes it from `packet`.
    func take(_ packet: borrowing DissectedPacket) {
        facts = PacketFacts(packet)
        header = packet.header
        recipient = packet.frame?.recipient
        if case .fragment(let found) = packet.payload { fragment = found } else { fragment = nil }
        guard let context = packet.context else { return arrival = nil }
        facts.formUnion(PacketFacts(context))
        arrival = Arrival(context)
    }

    /// Whether it is a whole frame of a capture, so that later packets are compared with it.
    var isRemembered: Bool { header != nil && arrival != nil && facts.rawValue & PacketFacts.cut.rawValue == 0 }
}
