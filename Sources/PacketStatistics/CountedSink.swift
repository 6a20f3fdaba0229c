import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Hands everything to statistics, and on to a printer, if there is one.
package final class CountedSink: JudgedPacketSink {
    private let statistics: [any PacketStatistic]
    private let printer: (any JudgedPacketSink)?

    /// Makes a sink in front of `printer`.
    package init(_ statistics: [any PacketStatistic], _ printer: (any JudgedPacketSink)?) {
        self.statistics = statistics
        self.printer = printer
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        for statistic in statistics { statistic.packet(judged, frameBytes, payloadBytes) }
        printer?.packet(judged, frameBytes, payloadBytes)
    }

    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        for statistic in statistics { statistic.unjudged(packet, frameBytes, payloadBytes) }
        printer?.unjudged(packet, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        for statistic in statistics { statistic.advertisement(advertisement, source: source, findings) }
        printer?.advertisement(advertisement, source: source, findings)
    }

    package func heard(_ advertisement: Advertisement, source: String) { printer?.heard(advertisement, source: source) }

    package func event(_ event: LinkEvent, source: String) { printer?.event(event, source: source) }
}
