import Dissection
import LinkLayers
import WireFormat

/// Puts what a dissection finds into batches, and hands each on when it is full.
final class BatchFiller: PacketSink {
    /// A batch is full when it holds so many packets, or so many bytes: few enough that all batches under way stay in a
    /// processor's own memory.
    static let packets = 64, bytes = 256 << 10

    /// The batch that is being filled.
    private(set) var batch: PacketBatch
    private let hashesPayloads: Bool
    private let judgesPreparation: (any PacketPreparation)?
    private let handOn: () -> PacketBatch

    /// Fills `batch` for `judge`; `handOn` takes it when it is full, and gives an empty one.
    ///
    /// Hashing payloads here takes that work off the judge, through whom all packets of a source go one after the other.
    init(_ batch: PacketBatch, for judge: BatchJudge, handOn: @escaping () -> PacketBatch) {
        self.batch = batch
        hashesPayloads = judge.needsPayloadHashes
        judgesPreparation = judge.preparation
        self.handOn = handOn
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let hash = hashesPayloads ? packet.hash(of: payloadBytes) : packet.payloadHash
        let needsPreparation = judgesPreparation?.isNeeded(for: packet) ?? false
        batch.decoded.packet(packet, hash: hash, frameBytes, payloadBytes, needsPreparation: needsPreparation)
        passOn()
    }

    func advertisement(_ advertisement: Advertisement, source: String) {
        batch.decoded.advertisement(advertisement, source: source)
        passOn()
    }

    func heard(_ advertisement: Advertisement, source: String) {
        batch.decoded.heard(advertisement, source: source)
        passOn()
    }

    func event(_ event: LinkEvent, source: String) {
        batch.decoded.event(event, source: source)
        passOn()
    }

    func closed(_ link: Link) {
        batch.decoded.closed(link)
        passOn()
    }

    func clockIsDoubtful() {
        batch.decoded.clockIsDoubtful()
        passOn()
    }

    /// Hands the batch on though it is not full.
    func handOnNow() { batch = handOn() }

    private func passOn() {
        if batch.decoded.count >= Self.packets || batch.decoded.bytes.count >= Self.bytes { handOnNow() }
    }
}
