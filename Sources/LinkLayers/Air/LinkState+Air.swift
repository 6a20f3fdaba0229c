import Capture
import WireFormat

extension LinkState {
    /// Takes a packet of this link heard on the air (docs/capture-formats.md 10.8); true when it ends the link.
    ///
    /// Header bits 0 and 1: 1 is a continuation or, when empty, nothing, 2 a start, 3 control.
    mutating func receiveAir(
        _ packet: AirPacket, of bytes: RawSpan, _ record: CaptureRecord, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) -> Bool {
        let sender = air.sender(of: packet, at: record.time)
        guard air.checksum.accepts(packet, bytes) else {
            counters.skip(.badChecksum, record: record.number)
            return false
        }
        guard packet.payloadLength > 0 else { return false }
        if air.sequences[sender.index].isRepeat(packet, bytes) {
            counters.skip(.retransmission, record: record.number)
            return false
        }
        if packet.header & 3 == 3 { return control(packet, bytes) }
        let arrival = Arrival(record, from: sender, direction: sender.airDirection)
        data(packet, of: bytes, arrival, &counters, into: &sink)
        return false
    }

    /// Takes a piece of an L2CAP PDU, unless it is ciphertext.
    private mutating func data(
        _ packet: AirPacket, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        if packet.isEncrypted || air.isEncrypted && !packet.isDecrypted {
            counters.skip(.encryptedData, record: arrival.record.number)
        } else if packet.header & 3 != 0 {
            let fragment = Fragment(isStart: packet.header & 3 == 2, range: packet.payload, isCut: false)
            receive(fragment, of: bytes, arrival, &counters, into: &sink)
        }
    }

    /// Takes a control PDU; true when it is LL_TERMINATE_IND, 0x02 and a reason, which ends the link.
    private mutating func control(_ packet: AirPacket, _ bytes: RawSpan) -> Bool {
        air.watch(packet, bytes)
        guard !packet.isEncrypted, !air.isEncrypted, packet.payloadLength == 2 else { return false }
        return bytes.byte(at: packet.payload.offset) == 0x02
    }
}
