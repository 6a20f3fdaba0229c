import Capture
import WireFormat

extension AttributeLayer {
    /// Delivers the values of `pdu`; true when one of them is bitchat's.
    @inline(__always)
    mutating func deliver(
        _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) -> Bool {
        guard var values = AttributeValues(pdu, bytes) else { return false }
        var isBitchat = false
        repeat {
            guard let item = values.next(bytes) else { break }
            let isOne = bytes.withBytes(item.range) { part in
                deliver(item, part, as: values.carrier, arrival, &counters, into: &sink)
            }
            isBitchat = isBitchat || isOne
        } while values.isMultiple
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
    @inline(__always)
    private mutating func deliver(
        _ item: AttributeValues.Item, _ bytes: RawSpan, as carrier: AttributeValue.Carrier, _ arrival: Arrival,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink, offset: Int = 0
    ) -> Bool {
        let server = carrier.isWrite ? arrival.sender.other : arrival.sender
        if carrier == .indication { databases[server.index].watchServiceChanged(item.handle) }
        if carrier == .writeRequest { watch(item, bytes, arrival, of: server, into: &sink) }
        let mapping = databases[server.index].mapping(of: item.handle)
        if mapping == .other {
            counters.skip(.otherCharacteristic, record: arrival.record.number)
            return false
        }
        let value = AttributeValue(
            record: arrival.record, firstRecord: arrival.firstRecord, link: link.id, direction: arrival.direction,
            carrier: carrier, handle: item.handle, mapping: mapping, offset: offset, originalLength: item.length)
        let isRecognised = sink.value(value, bytes, on: link)
        guard mapping == .unknown else { return true }
        if isRecognised, !databases[server.index].set(item.handle, .inferred) {
            counters.skip(.evictedState, record: arrival.record.number)
        }
        return isRecognised
    }

    /// Notices a written value that asks for bitchat's notifications.
    @inline(never)
    private func watch(
        _ item: AttributeValues.Item, _ bytes: RawSpan, _ arrival: Arrival, of server: LinkEnd,
        into sink: inout some LinkLayerSink
    ) {
        guard databases[server.index].isSubscription(to: item.handle, bytes) else { return }
        sink.event(LinkEvent(.subscribed, on: link, arrival.record))
    }
}
