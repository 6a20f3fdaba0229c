import Conformance
import Dissection
import LinkLayers
import WireFormat

/// The judge of one source, who takes its batches one after the other, and what prepares them in any order.
final class BatchJudge: JudgedPacketSink {
    /// What can be done for a packet before it is judged, if there is anything.
    private(set) var preparation: (any PacketPreparation)?
    private var judge: (any PacketSink)?
    private var target = JudgedPackets()

    /// Makes the judge that `make` sets in front of a sink.
    init(_ make: (any JudgedPacketSink) -> any PacketSink) {
        let judge = make(self)
        self.judge = judge
        preparation = judge.preparation
    }

    /// Whether it needs the hash of every payload.
    var needsPayloadHashes: Bool { judge?.needsPayloadHashes ?? false }

    /// Judges every packet of `batch`.
    func judge(_ batch: PacketBatch) {
        guard let judge else { return }
        target = batch.judged
        batch.decoded.replay(into: judge)
    }

    /// Lets the judge go, which holds this in turn.
    func release() { judge = nil }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        target.packet(judged, frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        target.advertisement(advertisement, source: source, findings)
    }

    func heard(_ advertisement: Advertisement, source: String) { target.heard(advertisement, source: source) }

    func event(_ event: LinkEvent, source: String) { target.event(event, source: source) }
}
