import Capture
import Dissection
import LinkLayers
import WireFormat

/// Attribute values on links at given times, straight into a packet dissector.
final class StreetScript {
    let collector = SeenCollector()
    let dissector: PacketDissector
    private var record = 0

    init() {
        dissector = PacketDissector(into: collector, firstNumber: 1)
        dissector.source = "script"
    }

    /// Opens a link; handle and serial number are `number`.
    func link(_ number: Int, adapter: UInt16 = 0) -> Link {
        let link = Link(id: LinkID(serial: number), adapter: adapter, handle: UInt16(number), openingRecord: record + 1)
        dissector.opened(link)
        return link
    }

    /// Delivers a value in a record of its own, `time` microseconds after the start; returns whether it was recognised.
    @discardableResult
    func deliver(
        _ bytes: [UInt8], on link: Link, at time: Int64 = 0, _ direction: PacketDirection = .received,
        via carrier: AttributeValue.Carrier = .notification, handle: UInt16 = 0x12,
        mapping: AttributeValue.Mapping = .discovered, originalLength: Int? = nil, sameRecord: Bool = false
    ) -> Bool {
        if !sameRecord { record += 1 }
        let place = CaptureRecord(
            number: record, time: CaptureTime(microseconds: 1_760_000_000_000_000 + time), direction: direction,
            adapter: link.adapter, linkType: .h4, originalLength: 0, fileOffset: 0)
        let value = AttributeValue(
            record: place, firstRecord: record, link: link.id, direction: direction, carrier: carrier, handle: handle,
            mapping: mapping, originalLength: originalLength ?? bytes.count)
        return bytes.withRawSpan { dissector.value(value, $0, on: link) }
    }

    /// Delivers a write that the capturing device sent.
    func write(_ bytes: [UInt8], on link: Link, at time: Int64 = 0, via carrier: AttributeValue.Carrier = .writeCommand) {
        deliver(bytes, on: link, at: time, .sent, via: carrier)
    }

    /// Every packet so far, without giving up what waits.
    var packets: [Seen] { collector.packets }

    /// Every packet, after giving up what waits.
    func finished() -> [Seen] {
        dissector.finish()
        return collector.packets
    }
}
