import Conformance
import LinkLayers
import Output
import WireFormat

/// Counts the packets of several sources at once, each for itself.
final class SourceCounters: JudgedPacketSink {
    private var counters: [String: PacketCounter] = [:]

    /// The counts of one source.
    subscript(source: String) -> PacketCounter {
        if let counter = counters[source] { return counter }
        let counter = PacketCounter()
        counters[source] = counter
        return counter
    }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        self[judged.packet.context?.source ?? ""].packet(judged, frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        self[source].advertisement(advertisement, source: source, findings)
    }

    func heard(_ advertisement: Advertisement, source: String) { self[source].heard(advertisement, source: source) }

    func event(_ event: LinkEvent, source: String) { self[source].event(event, source: source) }
}
