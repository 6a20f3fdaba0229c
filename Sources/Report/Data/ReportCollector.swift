import Conformance
import Dissection
import LinkLayers
import Output
import WireFormat

/// Gathers what a page shows: rows of packets up to a number, and counts of all.
package final class ReportCollector: JudgedPacketSink {
    /// What there is to show.
    package var contents = ReportContents()
    private let capacity: Int
    private let counter = PacketCounter()
    private var rows = RowMaker()

    /// Makes a collector that keeps at most `packets` packets.
    package init(packets: Int = ReportLimits.packets) { capacity = packets }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        counter.packet(judged, frameBytes, payloadBytes)
        keep(judged, frameBytes, payloadBytes)
    }

    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        counter.unjudged(packet, frameBytes, payloadBytes)
        keep(JudgedPacket(unjudged: packet), frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        counter.advertisement(advertisement, source: source, findings)
        guard contents.adverts.count < ReportLimits.adverts, let source = contents.sources.number(of: source) else {
            contents.advertsLeftOut += 1
            return contents.add(findings)
        }
        contents.adverts.append(AdvertRow(source: source, advertisement: advertisement))
        contents.add(findings, advert: contents.adverts.count - 1)
    }

    package func heard(_ advertisement: Advertisement, source: String) { counter.heard(advertisement, source: source) }

    package func event(_ event: LinkEvent, source: String) { counter.event(event, source: source) }

    /// A source ended: adds what was counted of it to `statistics`, and begins anew.
    package func endSource(_ statistics: SourceStatistics) {
        var whole = statistics
        whole.add(counter)
        contents.add(whole)
        counter.reset()
        rows.endSource()
    }

    private func keep(_ judged: JudgedPacket, _ frame: RawSpan, _ payload: RawSpan) {
        guard contents.packets.count < capacity else {
            contents.packetsLeftOut += 1
            return contents.add(judged.findings)
        }
        rows.append(judged, frame, payload, to: &contents)
        contents.bytes.append(frame, breaksRule: !judged.findings.isEmpty)
        contents.add(judged.findings, packet: contents.packets.count - 1)
    }
}
