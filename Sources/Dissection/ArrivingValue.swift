import LinkLayers

/// A value on its way to becoming packets: where it was seen, and how its bytes came together.
struct ArrivingValue {
    /// The value that brought the last bytes; its first record is that of the first.
    var value: AttributeValue
    /// The link it travelled on.
    var link: Link
    /// How the bytes came.
    var delivery: ValueDelivery

    /// The value whose bytes follow these directly.
    func joined(with next: AttributeValue, length: Int) -> ArrivingValue {
        var joined = self
        let pause = next.record.time.microseconds.subtractingReportingOverflow(value.record.time.microseconds).partialValue
        joined.value.record = next.record
        joined.value.carrier = next.carrier
        joined.value.originalLength += next.originalLength
        joined.delivery.values += 1
        joined.delivery.valueLength = length
        joined.delivery.longestPause = max(delivery.longestPause, pause)
        return joined
    }

    /// What is left of the value after its first `count` bytes.
    func dropping(_ count: Int) -> ArrivingValue {
        var rest = self
        rest.value.firstRecord = value.record.number
        rest.value.originalLength -= count
        rest.delivery.values = 1
        rest.delivery.offset += count
        rest.delivery.longestPause = 0
        return rest
    }
}
