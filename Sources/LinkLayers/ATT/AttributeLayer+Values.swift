import Capture
import WireFormat

extension AttributeLayer {
    /// Delivers the values of `pdu`; true when one of them is bitchat's.
    mutating func deliver(
        _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) -> Bool {
        guard var values = AttributeValues(pdu, bytes) else { return false }
        var isBitchat = false
        while let item = values.next(bytes) {
            let isOne = bytes.withBytes(item.range) { part in
                deliver(item, part, as: values.carrier, arrival, &counters, into: &sink)
            }
            isBitchat = isBitchat || isOne
        }
        if values.isMalformed, !pdu.isCut { counters.skip(.malformedAttribute, record: arrival.record.number) }
        return isBitchat
    }

    /// Delivers a long value at its execution.
    mutating func deliver(
        _ run: PreparedWrites.Run, as carrier: AttributeValue.Carrier, _ arrival: Arrival,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        let item = AttributeValues.Item(handle: run.handle, range: ByteRange(0, run.bytes.count), length: run.bytes.count)
        let begun = arrival.begun(in: run.firstRecord)
        _ = run.bytes.withRawSpan {
            deliver(item, $0, as: carrier, begun, &counters, into: &sink, offset: run.offset)
        }
    }

    /// Delivers one value unless its handle is another characteristic's; true when it is bitchat's.
    private mutating func deliver(
        _ item: AttributeValues.Item, _ bytes: RawSpan, as carrier: AttributeValue.Carrier, _ arrival: Arrival,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink, offset: Int = 0
    ) -> Bool {
        var value = AttributeValue(
            record: arrival.record, firstRecord: arrival.firstRecord, link: link.id, direction: arrival.direction,
            carrier: carrier, handle: item.handle, mapping: .unknown, offset: offset, originalLength: item.length)
        let server = value.isWrite ? arrival.sender.other : arrival.sender
        watch(item, bytes, as: carrier, arrival, of: server, into: &sink)
        value.mapping = databases[server.index].mapping(of: item.handle)
        guard value.mapping != .other else {
            counters.skip(.otherCharacteristic, record: arrival.record.number)
            return false
        }
        let isRecognised = sink.value(value, bytes, on: link)
        guard value.mapping == .unknown else { return true }
        if isRecognised, !databases[server.index].set(item.handle, .inferred) {
            counters.skip(.evictedState, record: arrival.record.number)
        }
        return isRecognised
    }

    /// Notices what a value says of the server's attributes: that they changed, or that the client wants notifications.
    private mutating func watch(
        _ item: AttributeValues.Item, _ bytes: RawSpan, as carrier: AttributeValue.Carrier, _ arrival: Arrival,
        of server: LinkEnd, into sink: inout some LinkLayerSink
    ) {
        if carrier == .indication { databases[server.index].watchServiceChanged(item.handle) }
        if carrier == .writeRequest, databases[server.index].isSubscription(to: item.handle, bytes) {
            sink.event(LinkEvent(.subscribed, on: link, arrival.record))
        }
    }
}
