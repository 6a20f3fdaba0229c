import BitchatFrame
import BitchatPayload
import Capture
import Dissection

/// One fragment stream as one device saw it.
struct StreamKey: Hashable {
    /// The stream ID.
    let stream: UInt64
    /// Who sent the packet that was cut up.
    let sender: PeerID
    /// The capturing device's adapter.
    let adapter: UInt16
    /// Which way the fragments went.
    let direction: PacketDirection

    /// The stream of `fragment`, which `packet` carries; nil outside captures.
    init?(_ fragment: FragmentPayload, in packet: DissectedPacket) {
        guard let context = packet.context, let header = packet.header else { return nil }
        self.init(fragment.stream, header.sender, context)
    }

    /// The stream that `packet` was put together from; nil if it was not.
    init?(rebuilt packet: DissectedPacket) {
        guard let context = packet.context, let reassembly = packet.reassembly else { return nil }
        self.init(reassembly.stream, reassembly.outer.sender, context)
    }

    private init(_ stream: UInt64, _ sender: PeerID, _ context: PacketContext) {
        self.stream = stream
        self.sender = sender
        adapter = context.record.adapter
        direction = context.direction
    }
}
