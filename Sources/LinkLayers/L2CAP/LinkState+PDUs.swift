import Capture
import WireFormat

extension LinkState {
    /// Whether PDUs on `channel` from `sender` may concern bitchat.
    @inline(never)
    func wants(_ channel: UInt16, from sender: LinkEnd) -> Bool {
        switch channel {
        case L2CAPChannel.attributes, L2CAPChannel.lowEnergySignalling, L2CAPChannel.classicSignalling: return true
        case L2CAPChannel.firstDynamic...: return !table.isForeign(channel, at: sender.other, transport)
        default: return false
        }
    }

    /// Takes one PDU, whole or cut.
    @inline(__always)
    mutating func deliver(
        _ pdu: L2CAPPDU, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        if pdu.isCut { counters.skip(.truncatedPDU, record: arrival.record.number) }
        if recogniseTransport(pdu.channel) { sink.event(LinkEvent(.connected, on: link, arrival.record)) }
        switch pdu.channel {
        case L2CAPChannel.attributes:
            let unit = AttributePDU(range: pdu.payload, length: pdu.length)
            attributes.receive(unit, of: bytes, arrival, &bearer, &counters, into: &sink)
        case L2CAPChannel.lowEnergySignalling, L2CAPChannel.classicSignalling:
            if !pdu.isCut { signal(pdu, of: bytes, arrival, &counters) }
        case L2CAPChannel.firstDynamic...:
            table.receive(pdu, of: bytes, arrival, &attributes, transport, &counters, into: &sink)
        default: break
        }
    }

    /// Takes a signalling PDU.
    @inline(never)
    private mutating func signal(
        _ pdu: L2CAPPDU, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters
    ) {
        do throws(DecodeError) {
            let fits = try signalling.receive(pdu.payload, of: bytes, from: arrival.sender, &table)
            if !fits { counters.skip(.evictedState, record: arrival.record.number) }
        } catch {
            counters.skip(.malformedSignalling, record: arrival.record.number)
        }
    }

    /// Learns from a channel which radio the link runs over, where no event told; true when that is low energy.
    @inline(__always)
    private mutating func recogniseTransport(_ channel: UInt16) -> Bool {
        guard transport == .unknown else { return false }
        switch channel {
        case L2CAPChannel.attributes, L2CAPChannel.lowEnergySignalling, L2CAPChannel.security: transport = .lowEnergy
        case L2CAPChannel.classicSignalling: transport = .classic
        default: break
        }
        return transport == .lowEnergy
    }
}
