import HCIAdapters
import Testing

@Suite struct HCICountersTests {
    private let sample = HCICounters(
        commands: 1, events: 20, dataSent: 300, dataReceived: 4000, voiceSent: 50_000, voiceReceived: 600_000)

    @Test func totalAddsEveryCounter() { #expect(sample.total == 654_321) }

    @Test func totalOfFullCountersDoesNotOverflow() {
        let full = HCICounters(
            commands: .max, events: .max, dataSent: .max, dataReceived: .max, voiceSent: .max, voiceReceived: .max)
        #expect(full.total == 6 * 4_294_967_295)
    }

    @Test func sinceIsWhatPassedOfEveryKind() {
        #expect(sample.since(.zero) == 654_321)
        #expect(sample.since(sample) == 0)
    }

    @Test(arguments: [
        (UInt32.max, UInt32(0), UInt64(1)), (UInt32.max - 4, UInt32(5), UInt64(10)),
        (UInt32.max, UInt32(2_147_483_646), UInt64(2_147_483_647)),
    ])
    func sinceGoesOnWhereACounterWraps(earlier: UInt32, now: UInt32, passed: UInt64) {
        #expect(HCICounters(events: now).since(HCICounters(events: earlier)) == passed)
    }

    @Test func sinceTakesAStepOfMoreThan2147483647ForAResetToZero() {
        #expect(HCICounters(events: 2_147_483_647).since(.zero) == 2_147_483_647)
        #expect(HCICounters(events: 7).since(HCICounters(events: 8)) == 7)
        #expect(HCICounters(events: 7, dataSent: 12).since(HCICounters(events: 1000, dataSent: 10)) == 9)
    }
}
