import BitchatFrame
import Capture
import LinkLayers
import WireFormat

/// A value on its way to becoming packets: where it was seen, and how its bytes came together.
struct ArrivingValue {
    /// The value that brought the last bytes; its first record is that of the first.
    var value: AttributeValue
    /// The link it travelled on.
    var link: Link
    /// How the bytes came.
    var delivery: ValueDelivery
    /// Whether it came from a capture.
    var isCaptured = true

    /// The value whose bytes follow these directly.
    func joined(with next: AttributeValue, length: Int) -> ArrivingValue {
        var joined = self
        let pause = next.record.time.microseconds.elapsed(since: value.record.time.microseconds)
        joined.value.record = next.record
        joined.value.carrier = next.carrier
        joined.value.originalLength += next.originalLength
        joined.delivery.values += 1
        joined.delivery.valueLength = length
        joined.delivery.longestValue = max(delivery.longestValue, next.originalLength)
        joined.delivery.longestPause = max(delivery.longestPause, pause)
        joined.delivery.waitedUnfinished = delivery.waited
        let isLengthKnown = value.originalLength >= ProtocolLimits.smallestFrame
        let (waited, isTooLong) = delivery.waited.addingReportingOverflow(pause)
        joined.delivery.waited = isLengthKnown ? (isTooLong ? .max : waited) : 0
        return joined
    }

    /// What is left of the value after its first `count` bytes: `frames` frames, or `skipped` bytes of nothing.
    func dropping(_ count: Int, frames: Int, skipped: Int = 0) -> ArrivingValue {
        var rest = self
        rest.value.firstRecord = value.record.number
        rest.value.originalLength -= count
        rest.delivery = ValueDelivery(valueLength: delivery.valueLength, wireLength: delivery.longestValue)
        rest.delivery.offset = delivery.offset + count
        rest.delivery.framesBefore = frames
        rest.delivery.skipped = skipped
        return rest
    }
}

extension ArrivingValue {
    /// Line number `line` of a conversation of `length` bytes: received on the one link there is, at an unknown time.
    init(line: Int, length: Int) {
        var link = Link(id: LinkID(serial: 0), adapter: 0, handle: 0, openingRecord: 0)
        link.role = .central
        let record = CaptureRecord(
            number: line, time: .unknown, direction: .received, linkType: .h4, originalLength: length, fileOffset: 0)
        let value = AttributeValue(
            record: record, firstRecord: line, link: link.id, direction: .received, carrier: .notification, handle: 0,
            mapping: .discovered, originalLength: length)
        self.init(value: value, link: link, delivery: ValueDelivery(valueLength: length), isCaptured: false)
    }
}
