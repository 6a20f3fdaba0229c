import BitchatFrame
import BitchatPayload
import Dissection

/// A fragment that decodes, and the stream it belongs to as one receiving side sees it.
struct StreamInHand {
    /// The fragment.
    let fragment: FragmentPayload
    /// The fragment packet's header.
    let header: FrameHeader
    /// Where it was seen.
    let arrival: PacketInHand.Arrival
    /// Where in the frame the fragment's payload begins; nil when it was compressed.
    let start: Int?

    /// Reads the packet that `mesh` has in hand; nil when it carries no fragment, or came from no capture.
    init?(_ packet: borrowing DissectedPacket, _ mesh: MeshState) {
        let inHand = mesh.inHand
        guard let fragment = inHand.fragment, let header = inHand.header, let arrival = inHand.arrival, inHand.isRemembered
        else { return nil }
        self.fragment = fragment
        self.header = header
        self.arrival = arrival
        start = inHand.facts.contains(.compressed) ? nil : packet.payloadRange?.offset
    }
}
