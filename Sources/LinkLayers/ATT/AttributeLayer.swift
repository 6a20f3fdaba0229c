import Capture
import WireFormat

/// The attribute protocol of one link: negotiation, discovery, and the values (docs/capture-formats.md 10.5, 10.6).
struct AttributeLayer: Sendable {
    /// What is known of the link.
    var link: Link
    /// What is known of each end's attributes, at the index of the server.
    var databases: [2 of AttributeDatabase] = [AttributeDatabase(), AttributeDatabase()]

    /// Takes one PDU of `bearer`; a cut one gives its value as far as it is there, and nothing else.
    mutating func receive(
        _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        guard !pdu.range.isEmpty, let opcode = bytes.byte(at: pdu.range.offset) else { return }
        if !pdu.isCut { counters.countAttribute(opcode) }
        if AttributeValues.carrier(of: opcode) != nil {
            if !pdu.isCut, opcode == AttributeOpcode.writeRequest { note(opcode, pdu, bytes, arrival, &bearer) }
            _ = deliver(pdu, of: bytes, arrival, &counters, into: &sink)
        } else if !pdu.isCut {
            converse(opcode, pdu, of: bytes, arrival, &bearer, &counters, into: &sink)
        }
    }

    /// Takes a request or a response.
    @inline(never)
    private mutating func converse(
        _ opcode: UInt8, _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        do throws(DecodeError) {
            if AttributeOpcode.isRequest(opcode) {
                note(opcode, pdu, bytes, arrival, &bearer)
                try request(opcode, pdu, of: bytes, arrival, &bearer, &counters, into: &sink)
            } else if AttributeOpcode.isResponse(opcode) {
                try response(opcode, pdu, of: bytes, arrival, &bearer, &counters, into: &sink)
            }
        } catch {
            counters.skip(.malformedAttribute, record: arrival.record.number)
        }
    }

    /// Remembers a request, whose sender is the client.
    @inline(never)
    private func note(
        _ opcode: UInt8, _ pdu: AttributePDU, _ bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer
    ) {
        bearer.outstanding[arrival.sender.index] = OutstandingRequest(opcode, bytes, pdu.range)
    }

    /// Acts on a request other than a plain write.
    private mutating func request(
        _ opcode: UInt8, _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) throws(DecodeError) {
        var cursor = ByteCursor(pdu.range.dropping(1), layer: .att)
        switch opcode {
        case AttributeOpcode.mtuRequest:
            bearer.offeredMTU[arrival.sender.index] = Int(try cursor.littleEndian(bytes, UInt16.self))
        case AttributeOpcode.prepareWriteRequest:
            let isKept = try prepare(&cursor, of: bytes, arrival, &bearer)
            if !isKept { counters.skip(.preparedOverflow, record: arrival.record.number) }
        case AttributeOpcode.executeWriteRequest:
            let carrier: AttributeValue.Carrier = try cursor.byte(bytes) & 1 == 0 ? .cancelledWrite : .longWrite
            let runs = bearer.prepared[arrival.sender.index].take()
            for run in runs { deliver(run, as: carrier, arrival, &counters, into: &sink) }
        default: break
        }
    }

    /// Queues a prepared write: handle u16, offset u16, part; false when there is no room.
    private func prepare(
        _ cursor: inout ByteCursor, of bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer
    ) throws(DecodeError) -> Bool {
        let handle = try cursor.littleEndian(bytes, UInt16.self)
        let offset = Int(try cursor.littleEndian(bytes, UInt16.self))
        return bearer.prepared[arrival.sender.index].add(
            cursor.rest, of: bytes, handle: handle, offset: offset, record: arrival.firstRecord)
    }

    /// Acts on a response, whose receiver is the client.
    private mutating func response(
        _ opcode: UInt8, _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer,
        _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) throws(DecodeError) {
        let client = arrival.sender.other
        if opcode == AttributeOpcode.error { return try refusal(pdu, of: bytes, arrival, &bearer) }
        let request = bearer.answer(client, with: opcode)
        if opcode == AttributeOpcode.mtuResponse {
            var cursor = ByteCursor(pdu.range.dropping(1), layer: .att)
            let answered = Int(try cursor.littleEndian(bytes, UInt16.self))
            guard let offered = bearer.offeredMTU[client.index] else { return }
            settleMTU(offered, answered)
            return sink.event(LinkEvent(.exchangedMTU, on: link, arrival.record))
        }
        let fits = try databases[arrival.sender.index].learn(opcode, request, bytes, pdu.range.dropping(1))
        if !fits { counters.skip(.evictedState, record: arrival.record.number) }
    }

    /// Acts on an error response: request opcode, handle u16, code (0x0a not found, 0x12 database out of sync).
    private mutating func refusal(
        _ pdu: AttributePDU, of bytes: RawSpan, _ arrival: Arrival, _ bearer: inout AttributeBearer
    ) throws(DecodeError) {
        var cursor = ByteCursor(pdu.range.dropping(1), layer: .att)
        let refused = try cursor.byte(bytes)
        _ = try cursor.take(2)
        let code = try cursor.byte(bytes)
        let client = arrival.sender.other
        let request = bearer.answer(client, with: refused &+ 1)
        if refused == AttributeOpcode.prepareWriteRequest { bearer.prepared[client.index].undo() }
        if code == 0x12 { databases[arrival.sender.index].drop() }
        if code == 0x0A, let request { databases[arrival.sender.index].learnNothingFound(request) }
    }

    /// Settles the MTU: the smaller of both offers, never below 23; of two exchanges the smaller result holds.
    private mutating func settleMTU(_ offered: Int, _ answered: Int) {
        let settled = max(23, min(offered, answered))
        link.mtu = link.mtuIsKnown ? min(link.mtu, settled) : settled
        link.mtuIsKnown = true
    }
}
