import Dissection
import LinkLayers
import WireFormat

/// What a dissection makes of the same frames, one after the other as if each were a line of hex.
final class OrdinaryPath: PacketSink {
    private var contents = Contents()

    private init() {}

    /// The contents of `frames` as dissected.
    static func contents(of frames: Workload) -> Contents {
        let sink = OrdinaryPath()
        let dissector = PacketDissector(into: sink, firstNumber: 1)
        frames.bytes.withRawSpan { bytes in
            for range in frames.ranges { bytes.withBytes(range) { dissector.standalone($0) } }
        }
        return sink.contents
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let frame = packet.frame, let range = packet.payloadRange, packet.trailing == 0 else { return }
        contents.add(frame, packet.payload, range.count)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}
}
