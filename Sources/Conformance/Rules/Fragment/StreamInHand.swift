import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers

/// A fragment that decodes, and the stream it belongs to as one receiving side sees it.
struct StreamInHand {
    /// The fragment.
    let fragment: FragmentPayload
    /// The fragment packet's header.
    let header: FrameHeader
    /// Where it was seen.
    let context: PacketContext
    /// Where in the frame the fragment's payload begins; nil when it was compressed.
    let start: Int?

    /// Reads a packet; nil when it carries no fragment, or came from no capture.
    init?(_ packet: borrowing DissectedPacket) {
        guard case .fragment(let fragment) = packet.payload, let header = packet.header, let context = packet.context,
            let frame = packet.frame
        else { return nil }
        self.fragment = fragment
        self.header = header
        self.context = context
        start = frame.originalSize == nil ? packet.payloadRange?.offset : nil
    }

    /// The stream's name in the log.
    var key: StreamLog.Key {
        StreamLog.Key(
            adapter: context.record.adapter, direction: context.direction, sender: header.sender, stream: fragment.stream)
    }
}
