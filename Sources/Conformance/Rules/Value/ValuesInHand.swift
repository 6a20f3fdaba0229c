import Dissection
import LinkLayers

/// How a packet came over its link, for packets that came over one and were not rebuilt from others.
struct ValuesInHand {
    /// Where it was seen.
    let context: PacketContext
    /// How its bytes came.
    let delivery: ValueDelivery

    /// Reads a packet; nil when it came from no capture, was rebuilt from fragments, or speaks an old dialect.
    init?(_ packet: borrowing DissectedPacket) {
        guard let context = packet.context, packet.isCaptured, packet.reassembly == nil else { return nil }
        if case .historical = packet.payload { return nil }
        self.context = context
        delivery = context.delivery
    }

    /// Whether a write brought it; otherwise a notification did.
    var isWrite: Bool {
        switch context.carrier {
        case .notification, .multipleNotification, .indication: false
        case .writeRequest, .writeCommand, .longWrite, .cancelledWrite: true
        }
    }
}
