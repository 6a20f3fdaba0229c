import WireFormat

extension ChannelTable {
    /// Takes a PDU on a dynamic channel.
    @inline(__always)
    mutating func receive(
        _ pdu: L2CAPPDU, of bytes: RawSpan, _ arrival: Arrival, _ attributes: inout AttributeLayer, _ transport: Transport,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        guard let index = index(of: pdu.channel, at: arrival.sender.other) else {
            guard transport == .lowEnergy else { return }
            return probe(pdu, of: bytes, arrival, &attributes, &counters, into: &sink)
        }
        switch channels[index].purpose {
        case .other: break
        case .attributes:
            let unit = AttributePDU(range: pdu.payload, length: pdu.length)
            attributes.receive(unit, of: bytes, arrival, &channels[index].bearer, &counters, into: &sink)
        case .enhancedAttributes: receiveFrame(pdu, of: bytes, at: index, arrival, &attributes, &counters, into: &sink)
        }
    }

    /// Takes a frame of the EATT channel at `index`.
    @inline(never)
    private mutating func receiveFrame(
        _ pdu: L2CAPPDU, of bytes: RawSpan, at index: Int, _ arrival: Arrival, _ attributes: inout AttributeLayer,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        let end = arrival.sender.index
        let limit = channels[index].mtus[arrival.sender.other.index]
        switch channels[index].units[end].add(pdu, of: bytes, record: arrival.firstRecord, limit: limit) {
        case .more: break
        case .lost: counters.skip(.lostUnit, record: arrival.record.number)
        case .inside(let unit):
            attributes.receive(unit, of: bytes, arrival, &channels[index].bearer, &counters, into: &sink)
        case .joined(let length):
            let taken = channels[index].units[end].take()
            let unit = AttributePDU(range: ByteRange(0, taken.count), length: length)
            let begun = arrival.begun(in: channels[index].units[end].firstRecord)
            taken.withRawSpan {
                attributes.receive(unit, of: $0, begun, &channels[index].bearer, &counters, into: &sink)
            }
            channels[index].units[end].giveBack(taken)
        }
    }

    /// Takes a PDU on a channel whose opening was not seen, and adopts the channel if it proves to be EATT.
    ///
    /// The proof: an SDU that is whole in one frame and carries a value of bitchat's, by its handle or by its shape.
    @inline(never)
    private mutating func probe(
        _ pdu: L2CAPPDU, of bytes: RawSpan, _ arrival: Arrival, _ attributes: inout AttributeLayer,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        var unit = UnitAssembly()
        let limit = LinkLayerLimits.assumedChannelMTU
        guard !pdu.isCut, case .inside(let value) = unit.add(pdu, of: bytes, record: arrival.firstRecord, limit: limit),
            attributes.deliver(value, of: bytes, arrival, &counters, into: &sink),
            let opcode = bytes.byte(at: value.range.offset)
        else { return counters.skip(.unknownChannel, record: arrival.record.number) }
        counters.countAttribute(opcode)
        let number = pdu.channel
        let channel = Channel(
            numbers: arrival.sender == .far ? [number, 0] : [0, number], purpose: .enhancedAttributes, mtus: [limit, limit])
        if !open(channel) { counters.skip(.evictedState, record: arrival.record.number) }
    }
}
