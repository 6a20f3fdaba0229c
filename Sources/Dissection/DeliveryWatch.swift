import LinkLayers
import WireFormat

/// Hands everything on to a dissector of packets, and notices that there was something.
struct DeliveryWatch: LinkLayerSink {
    /// Where everything goes.
    let packets: PacketDissector
    /// Whether anything came since this was last set to false.
    var hasDelivered = false

    mutating func value(_ value: AttributeValue, _ bytes: RawSpan, on link: Link) -> Bool {
        hasDelivered = true
        return packets.value(value, bytes, on: link)
    }

    mutating func advertisement(_ advertisement: Advertisement) {
        hasDelivered = true
        packets.advertisement(advertisement)
    }

    mutating func opened(_ link: Link) {
        hasDelivered = true
        packets.opened(link)
    }

    mutating func closed(_ link: Link) {
        hasDelivered = true
        packets.closed(link)
    }

    mutating func event(_ event: LinkEvent) {
        hasDelivered = true
        packets.event(event)
    }
}
