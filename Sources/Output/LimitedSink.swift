import Dissection
import LinkLayers
import WireFormat

/// Lets a number of packets through and then nothing more (`-c`).
package final class LimitedSink: PacketSink {
    private let inner: any PacketSink
    private var left: Int?

    /// Makes a sink that hands `limit` packets on to `inner`, or all when nil.
    package init(_ inner: any PacketSink, limit: Int?) {
        self.inner = inner
        left = limit
    }

    /// Whether nothing more goes through.
    package var isFull: Bool { left == 0 }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard !isFull else { return }
        left = left.map { $0 - 1 }
        inner.packet(packet, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {
        if !isFull { inner.advertisement(advertisement, source: source) }
    }
}
