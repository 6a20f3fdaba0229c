import Conformance
import Dissection
import LinkLayers
import WireFormat

/// A judge that hands packets on as they come, and says whether it needs the hashes of their payloads.
final class HashWitness: PacketSink {
    private let sink: any JudgedPacketSink
    let needsPayloadHashes: Bool

    init(into sink: any JudgedPacketSink, needsPayloadHashes: Bool) {
        self.sink = sink
        self.needsPayloadHashes = needsPayloadHashes
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        sink.unjudged(packet, frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}
}
