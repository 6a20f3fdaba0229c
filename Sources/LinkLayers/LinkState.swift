import Capture
import WireFormat

/// Everything held for one link while it lasts.
struct LinkState: Sendable {
    /// What names it in the capture.
    let key: LinkKey
    /// Which radio it runs over.
    var transport: Transport
    /// The two devices, where both are known.
    var devices: DatabaseCache.Key?
    /// The attribute protocol, and the link's own description.
    var attributes: AttributeLayer
    /// When it was used last, by the table's count.
    var lastUse = 0
    /// What only a link on the air has.
    var air = AirConnection()
    /// The PDU each end has begun to send, at the index of the sender.
    private var assemblies: [2 of PDUAssembly] = [PDUAssembly(), PDUAssembly()]
    /// Which end sent the last fragment.
    private var lastSender = LinkEnd.near
    /// The attribute bearer on the fixed channel.
    private var bearer = AttributeBearer()
    /// The requests that open channels.
    private var signalling = Signalling()
    /// The dynamic channels.
    private var table = ChannelTable()

    /// What is known of the link.
    var link: Link { attributes.link }

    /// Makes the state of a link of which `link` tells what is known.
    init(_ link: Link, key: LinkKey, transport: Transport) {
        self.key = key
        self.transport = transport
        attributes = AttributeLayer(link: link)
    }

    /// Who sends a continuation whose direction the capture does not tell: the end with an unfinished PDU.
    ///
    /// When both have one, the end that sent last (docs/capture-formats.md 8.1).
    var continuingEnd: LinkEnd? {
        switch (assemblies[0].isPending, assemblies[1].isPending) {
        case (true, true): lastSender
        case (true, false): .near
        case (false, true): .far
        case (false, false): nil
        }
    }

    /// The number of PDUs, SDUs and long values begun and not finished.
    var unfinished: Int {
        var count = bearer.unfinished
        for end in 0..<2 where assemblies[end].isPending { count += 1 }
        for channel in table.channels {
            count += channel.bearer.unfinished
            for end in 0..<2 where channel.units[end].isPending { count += 1 }
        }
        return count
    }

    /// Takes one fragment (docs/capture-formats.md 10.1).
    mutating func receive(
        _ fragment: Fragment, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        lastSender = arrival.sender
        if fragment.isStart {
            start(fragment, of: bytes, arrival, &counters, into: &sink)
        } else {
            proceed(fragment, of: bytes, arrival, &counters, into: &sink)
        }
    }

    /// Takes the start of a PDU; one that is whole is read where it stands.
    private mutating func start(
        _ fragment: Fragment, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        abandon(arrival, &counters)
        let end = arrival.sender.index
        guard let header = L2CAPHeader(bytes, fragment.range) else {
            if fragment.isCut { return counters.skip(.truncatedPDU, record: arrival.record.number) }
            return assemblies[end].begin(fragment.range, of: bytes, record: arrival.record.number)
        }
        let whole = L2CAPHeader.size + header.length
        if fragment.isCut || fragment.range.count >= whole {
            if fragment.range.count > whole { counters.skip(.overlongPDU, record: arrival.record.number) }
            deliver(L2CAPPDU(header, in: fragment.range), of: bytes, arrival, &counters, into: &sink)
        } else if wants(header.channel, from: arrival.sender) {
            assemblies[end].begin(fragment.range, of: bytes, record: arrival.record.number)
        } else {
            assemblies[end].beginDiscarding(header, received: fragment.range.count, record: arrival.record.number)
        }
    }

    /// Takes the continuation of a PDU.
    private mutating func proceed(
        _ fragment: Fragment, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        let end = arrival.sender.index
        guard assemblies[end].isPending else {
            return counters.skip(.continuationWithoutStart, record: arrival.record.number)
        }
        let hadHeader = assemblies[end].header != nil
        assemblies[end].append(fragment.range, of: bytes)
        if !hadHeader, let header = assemblies[end].header, !wants(header.channel, from: arrival.sender) {
            assemblies[end].discard()
        }
        guard fragment.isCut || assemblies[end].isComplete else { return }
        finish(arrival, &counters, into: &sink)
    }

    /// Delivers the PDU of `arrival`'s sender, whole or as far as it came.
    private mutating func finish(
        _ arrival: Arrival, _ counters: inout LinkLayerCounters, into sink: inout some LinkLayerSink
    ) {
        let end = arrival.sender.index
        if assemblies[end].isOverlong { counters.skip(.overlongPDU, record: arrival.record.number) }
        guard let header = assemblies[end].header, assemblies[end].isReadable else {
            if assemblies[end].header == nil { counters.skip(.truncatedPDU, record: arrival.record.number) }
            return assemblies[end].clear()
        }
        let begun = arrival.begun(in: assemblies[end].firstRecord)
        let taken = assemblies[end].take()
        let pdu = L2CAPPDU(header, in: ByteRange(0, taken.count))
        taken.withRawSpan { deliver(pdu, of: $0, begun, &counters, into: &sink) }
        assemblies[end].giveBack(taken)
    }

    /// Drops the PDU that `arrival`'s sender began and never finished, and keeps its channel's SDUs in step.
    private mutating func abandon(_ arrival: Arrival, _ counters: inout LinkLayerCounters) {
        let end = arrival.sender.index
        guard assemblies[end].isPending else { return }
        counters.skip(.incompletePDU, record: arrival.record.number)
        if let header = assemblies[end].header, let index = table.index(of: header.channel, at: arrival.sender.other) {
            let lost = L2CAPPDU(header, in: .empty)
            table.channels[index].units[end].lose(lost)
        }
        assemblies[end].clear()
    }

    /// Whether PDUs on `channel` from `sender` may concern bitchat.
    private func wants(_ channel: UInt16, from sender: LinkEnd) -> Bool {
        switch channel {
        case L2CAPChannel.attributes, L2CAPChannel.lowEnergySignalling, L2CAPChannel.classicSignalling: return true
        case L2CAPChannel.firstDynamic...:
            guard let index = table.index(of: channel, at: sender.other) else { return transport == .lowEnergy }
            return table.channels[index].purpose != .other
        default: return false
        }
    }

    /// Takes one PDU, whole or cut.
    private mutating func deliver(
        _ pdu: L2CAPPDU, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        if pdu.isCut { counters.skip(.truncatedPDU, record: arrival.record.number) }
        recogniseTransport(pdu.channel)
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

    /// Learns from a channel which radio the link runs over, where no event told.
    private mutating func recogniseTransport(_ channel: UInt16) {
        guard transport == .unknown else { return }
        switch channel {
        case L2CAPChannel.attributes, L2CAPChannel.lowEnergySignalling, L2CAPChannel.security: transport = .lowEnergy
        case L2CAPChannel.classicSignalling: transport = .classic
        default: break
        }
    }
}
