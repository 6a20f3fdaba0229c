import BitchatFrame
import Capture
import LinkLayers
import WireFormat

/// A value on its way to becoming packets: where it was seen, and how its bytes came together.
struct ArrivingValue {
    /// The value that brought the last bytes, with the first record of the first; what its packets are given.
    var context: PacketContext
    /// Whether the value went from a GATT client to a server.
    var isWrite: Bool
    /// Whether it came from a capture.
    var isCaptured = true

    /// Takes a value of `length` bytes that came over `link`.
    @inline(__always)
    init(_ value: AttributeValue, _ link: Link, length: Int, source: SourceName) {
        context = PacketContext(source: source, value, link, length: length)
        isWrite = value.isWrite
    }

    /// A packet that came so, of which nothing was read yet.
    var packet: DissectedPacket {
        var packet = DissectedPacket(context)
        packet.isCaptured = isCaptured
        return packet
    }

    /// The attribute and the direction, by which its neighbours are found.
    var key: ValueJoiner.Key { ValueJoiner.Key(link: context.link.id.serial, isWrite: isWrite, handle: context.attributeHandle) }

    /// The value whose bytes follow these directly, of which `length` are at hand.
    func joined(with next: PacketContext, length: Int) -> ArrivingValue {
        var joined = self
        let pause = next.record.time.microseconds.elapsed(since: context.record.time.microseconds)
        joined.context.record = next.record
        joined.context.carrier = next.carrier
        joined.context.originalLength += next.originalLength
        joined.context.delivery.values += 1
        joined.context.delivery.valueLength = length
        joined.context.delivery.longestValue = max(context.delivery.longestValue, next.originalLength)
        joined.context.delivery.longestPause = max(context.delivery.longestPause, pause)
        joined.context.delivery.waitedUnfinished = context.delivery.waited
        let isLengthKnown = context.originalLength >= ProtocolLimits.smallestFrame
        let (waited, isTooLong) = context.delivery.waited.addingReportingOverflow(pause)
        joined.context.delivery.waited = isLengthKnown ? (isTooLong ? .max : waited) : 0
        return joined
    }

    /// What is left of the value after its first `count` bytes: `frames` frames, or `skipped` bytes of nothing.
    func dropping(_ count: Int, frames: Int, skipped: Int = 0) -> ArrivingValue {
        var rest = self
        let delivery = context.delivery
        rest.context.firstRecord = context.record.number
        rest.context.originalLength -= count
        rest.context.delivery = ValueDelivery(valueLength: delivery.valueLength, wireLength: delivery.longestValue)
        rest.context.delivery.offset = delivery.offset + count
        rest.context.delivery.framesBefore = frames
        rest.context.delivery.skipped = skipped
        return rest
    }
}

extension ArrivingValue {
    /// Line number `line` of a conversation of `length` bytes: received on the one link there is, at an unknown time.
    init(line: Int, length: Int, source: SourceName) {
        var link = Link(id: LinkID(serial: 0), adapter: 0, handle: 0, openingRecord: 0)
        link.role = .central
        let record = CaptureRecord(
            number: line, time: .unknown, direction: .received, linkType: .h4, originalLength: length, fileOffset: 0)
        let value = AttributeValue(
            record: record, firstRecord: line, link: link.id, direction: .received, carrier: .notification, handle: 0,
            mapping: .discovered, originalLength: length)
        self.init(value, link, length: length, source: source)
        isCaptured = false
    }
}
