import Dissection
import LinkLayers
import WireFormat

/// Hands packets on as they were decoded, without verdicts and findings (`--decode-only`).
package final class Unjudged: PacketSink {
    private let sink: any JudgedPacketSink

    /// Makes a passage to `sink`.
    package init(into sink: any JudgedPacketSink) { self.sink = sink }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        sink.unjudged(packet, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {
        sink.advertisement(advertisement, source: source, [])
    }

    package func heard(_ advertisement: Advertisement, source: String) { sink.heard(advertisement, source: source) }

    package func event(_ event: LinkEvent, source: String) { sink.event(event, source: source) }
}
