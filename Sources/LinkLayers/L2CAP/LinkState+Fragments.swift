import Capture
import WireFormat

extension LinkState {
    /// Takes a fragment that is one whole PDU, on a dynamic channel that cannot concern bitchat; false for any other.
    ///
    /// Most traffic of a phone is audio and the like, which is left after eight bytes.
    @inline(__always)
    mutating func passesOver(_ fragment: Fragment, of bytes: RawSpan, from sender: LinkEnd) -> Bool {
        guard fragment.isStart, !fragment.isCut, !assemblies[sender.index].isPending,
            let header = L2CAPHeader(bytes, fragment.range), header.channel >= L2CAPChannel.firstDynamic,
            fragment.range.count == L2CAPHeader.size + header.length,
            table.isForeign(header.channel, at: sender.other, transport)
        else { return false }
        lastSender = sender
        return true
    }

    /// Takes one fragment (docs/capture-formats.md 10.1).
    @inline(__always)
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
    @inline(__always)
    private mutating func start(
        _ fragment: Fragment, of bytes: RawSpan, _ arrival: Arrival, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        let end = arrival.sender.index
        if assemblies[end].isPending { abandon(arrival, &counters) }
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
    @inline(never)
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
    @inline(never)
    private mutating func abandon(_ arrival: Arrival, _ counters: inout LinkLayerCounters) {
        let end = arrival.sender.index
        counters.skip(.incompletePDU, record: arrival.record.number)
        if let header = assemblies[end].header, let index = table.index(of: header.channel, at: arrival.sender.other) {
            let lost = L2CAPPDU(header, in: .empty)
            table.channels[index].units[end].lose(lost)
        }
        assemblies[end].clear()
    }
}
