import LinkLayers
import Testing

@Suite struct CountersTests {
    @Test func namesAreDistinct() {
        #expect(Set(SkipReason.allCases.map { "\($0.name)" }).count == SkipReason.allCases.count)
    }

    @Test func rawValuesAreIndexes() {
        #expect(SkipReason.allCases.map { Int($0.rawValue) } == Array(0..<SkipReason.allCases.count))
    }

    @Test func eachKindOfProblemIsToldOnceWithItsFirstRecord() {
        var bench = Bench()
        bench.received(L2CAP.att([1, 2, 3, 4, 5]))
        bench.continued([1], .received)
        bench.continued([1], .received)
        bench.received([1, 0, 4, 0, 0x1E, 9])
        #expect(
            bench.decoder.problems == [
                LinkLayerProblem(reason: .continuationWithoutStart, count: 2, firstRecord: 2),
                LinkLayerProblem(reason: .overlongPDU, count: 1, firstRecord: 4),
            ])
    }

    @Test func vendorDataAndRetransmissionsAreNoProblem() {
        var bench = Bench()
        bench.received([1], handle: 0xEDC)
        #expect(bench.decoder.problems.isEmpty)
        #expect(bench.decoder.counters.skipped == [LinkLayerProblem(reason: .vendorDebug, count: 1, firstRecord: 1)])
    }
}
