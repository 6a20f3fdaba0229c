import BitchatFrame
import MeshModel
import Testing
import WireFormat

/// What holds after any sequence of fragments.
@Suite struct FragmentInvariantTests {
    @Test(arguments: [FragmentRules.ios, .android], [1, 2, 3] as [UInt64])
    func anySequenceStaysWithinItsBounds(rules: FragmentRules, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var assembler = FragmentAssembler(rules: rules)
        var now: Int64 = 0
        for number in 0..<3_000 {
            now += Int64(random.next() % 200) - 20
            step(&assembler, now, &random)
            guard number.isMultiple(of: 50) else { continue }
            let open = assembler.open
            #expect(open.count == assembler.count && open.count <= rules.sets)
            #expect(open.reduce(0) { $0 + $1.byteCount } == assembler.byteCount)
            #expect(assembler.byteCount <= rules.totalBytes)
            #expect(assembler.bufferBytes <= 2 * assembler.byteCount + 4_096 * open.count)
            #expect(Set(open.map(\.stream)).count == open.count)
        }
    }

    /// One random fragment, or now and then an expiry or a look for stalled streams.
    private func step(_ assembler: inout FragmentAssembler, _ now: Int64, _ random: inout SeededGenerator) {
        if random.happens(2) {
            let old = assembler.expire(now: now)
            #expect(old.allSatisfy { now - $0.started > 30_000 })
        }
        if random.happens(2) {
            let named = assembler.stalled(now: now)
            #expect(named.count <= 60)
            #expect(assembler.stalled(now: now).allSatisfy { !named.contains($0) })
        }
        let outcome = assembler.add(
            UInt16(random.next() % 5), of: UInt16(random.next() % 5), filler(Int(random.next() % 600)),
            stream: random.next() % 200, sender: random.next() % 2, type: MessageType(rawValue: UInt8(random.next() % 2)),
            isBroadcast: random.happens(50), now: now)
        if case .complete(let packet) = outcome {
            #expect(packet.tags == packet.tags.sorted() && Set(packet.tags).count == packet.tags.count)
        }
    }
}
