import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Lets a number of packets through and then nothing more (`-c`).
package final class LimitedSink: JudgedPacketSink {
    private let inner: any JudgedPacketSink
    private var left: Int?

    /// Makes a sink that hands `limit` packets on to `inner`, or all when nil.
    package init(_ inner: any JudgedPacketSink, limit: Int?) {
        self.inner = inner
        left = limit
    }

    /// Whether nothing more goes through.
    package var isFull: Bool { left == 0 }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if let some = left {
            guard some != 0 else { return }
            left = some - 1
        }
        inner.packet(judged, frameBytes, payloadBytes)
    }

    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard !isFull else { return }
        left = left.map { $0 - 1 }
        inner.unjudged(packet, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        if !isFull { inner.advertisement(advertisement, source: source, findings) }
    }

    package func heard(_ advertisement: Advertisement, source: String) {
        if !isFull { inner.heard(advertisement, source: source) }
    }

    package func event(_ event: LinkEvent, source: String) {
        if !isFull { inner.event(event, source: source) }
    }
}
