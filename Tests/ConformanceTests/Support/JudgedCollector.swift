import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Keeps every judged packet and advert.
final class JudgedCollector: JudgedPacketSink {
    var packets: [JudgedPacket] = []
    var adverts: [[Finding]] = []

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) { packets.append(judged) }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) { adverts.append(findings) }
}
