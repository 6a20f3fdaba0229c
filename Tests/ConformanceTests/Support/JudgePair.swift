import BitchatFrame
import Dissection
import LinkLayers
import Testing
import WireFormat

@testable import Conformance

/// A judge, and beside it one that prepares every packet it can, and in which every rule meets every packet of its types: both must
/// find the same.
final class JudgePair: PacketSink {
    private let judge: Judge, thorough: Judge
    private let collector: JudgedCollector
    private let everything = JudgedCollector()

    init(into collector: JudgedCollector, _ options: JudgeOptions) {
        self.collector = collector
        judge = Judge(into: collector, options)
        thorough = Judge(into: everything, options)
        thorough.rules = RuleSet(honoursOccasions: false)
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        judge.packet(packet, frameBytes, payloadBytes)
        if let preparation = thorough.preparation, preparation.isNeeded(for: packet) {
            preparation.prepare(packet, frameBytes, payloadBytes)
        }
        thorough.packet(packet, frameBytes, payloadBytes)
        #expect(collector.packets.last?.signature == everything.packets.last?.signature, "packet \(packet.number)")
        let found = texts(collector.packets.last?.findings), all = texts(everything.packets.last?.findings)
        #expect(found == all, "packet \(packet.number)")
        everything.packets.removeAll()
    }

    func advertisement(_ advertisement: Advertisement, source: String) {
        judge.advertisement(advertisement, source: source)
        thorough.advertisement(advertisement, source: source)
        #expect(texts(collector.adverts.last) == texts(everything.adverts.last))
    }

    func closed(_ link: Link) {
        judge.closed(link)
        thorough.closed(link)
    }

    func clockIsDoubtful() {
        judge.clockIsDoubtful()
        thorough.clockIsDoubtful()
    }

    private func texts(_ findings: [Finding]?) -> [String] {
        (findings ?? []).map { "\($0.rule.id) \($0.message) \($0.offset ?? -1)" }
    }
}
