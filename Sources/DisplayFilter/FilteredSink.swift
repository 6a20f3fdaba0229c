import Conformance
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// Lets the packets and adverts through of which a filter is true (`-Y`); steps of links go through in any case.
package final class FilteredSink: JudgedPacketSink {
    private let filter: DisplayFilter
    private let inner: any JudgedPacketSink
    private let hasher = SHA256Hasher()

    /// Makes a sink in front of `inner`.
    package init(_ filter: DisplayFilter, _ inner: any JudgedPacketSink) {
        self.filter = filter
        self.inner = inner
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if filter.isTrue(of: judged, frameBytes, payloadBytes, hasher) { inner.packet(judged, frameBytes, payloadBytes) }
    }

    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if filter.isTrue(of: JudgedPacket(unjudged: packet), frameBytes, payloadBytes, hasher) {
            inner.unjudged(packet, frameBytes, payloadBytes)
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        if filter.isTrue(of: advertisement, source: source, findings) {
            inner.advertisement(advertisement, source: source, findings)
        }
    }

    package func heard(_ advertisement: Advertisement, source: String) {
        if filter.isTrue(of: advertisement, source: source, []) { inner.heard(advertisement, source: source) }
    }

    package func event(_ event: LinkEvent, source: String) { inner.event(event, source: source) }
}
