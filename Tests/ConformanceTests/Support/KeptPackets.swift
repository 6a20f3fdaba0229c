import Dissection
import LinkLayers
import WireFormat

/// Keeps dissected packets with their bytes, to hand them over at any time.
final class KeptPackets: PacketSink {
    private var packets: [(packet: DissectedPacket, frame: [UInt8], payload: [UInt8])] = []

    /// The packets of frames that arrive one after the other on one link.
    init(_ frames: [[UInt8]]) {
        let dissector = PacketDissector(into: self, firstNumber: 1)
        for (index, frame) in frames.enumerated() { frame.withRawSpan { dissector.conversation($0, line: index + 1) } }
        dissector.finish()
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        packets.append((packet, frameBytes.array, payloadBytes.array))
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}

    /// The packet at `index`, changed if asked for, with its bytes.
    func withPacket<Result>(
        _ index: Int, _ change: (inout DissectedPacket) -> Void = { _ in }, _ body: (DissectedPacket, RawSpan, RawSpan) -> Result
    ) -> Result {
        var packet = packets[index].packet
        change(&packet)
        return packets[index].frame.withRawSpan { frame in
            packets[index].payload.withRawSpan { payload in body(packet, frame, payload) }
        }
    }
}
