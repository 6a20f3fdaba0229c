import Testing

@testable import Fuzzing

@Suite struct HangWatchTests {
    @Test func aCountThatStandsStillForTheLimitOfProcessorTimeIsAHang() {
        var watch = HangWatch(limit: 100)
        #expect(watch.hang(5, processor: 40, clock: 0) == nil)
        #expect(watch.hang(5, processor: 139, clock: 500) == nil)
        #expect(watch.hang(5, processor: 140, clock: 500) == 100)
    }

    @Test func aCountThatMovesOrANewWorkerBeginsAnew() {
        var watch = HangWatch(limit: 100)
        #expect(watch.hang(5, processor: 0, clock: 0) == nil)
        #expect(watch.hang(6, processor: 150, clock: 0) == nil)
        #expect(watch.hang(6, processor: 249, clock: 0) == nil)
        watch.begin()
        #expect(watch.hang(6, processor: 300, clock: 0) == nil)
        #expect(watch.hang(6, processor: 400, clock: 0) == 100)
    }

    @Test func waitingIsAHangAfterTenTimesAsLong() {
        var watch = HangWatch(limit: 100)
        #expect(watch.hang(0, processor: 0, clock: 0) == nil)
        #expect(watch.hang(0, processor: 0, clock: 999) == nil)
        #expect(watch.hang(0, processor: 0, clock: 1_000) == 100)
    }

    @Test func theFourthHangIsSeenInAFifthOfTheTime() {
        var watch = HangWatch(limit: 100)
        for expected in [100, 100, 100, 20] {
            #expect(watch.hang(0, processor: 0, clock: 0) == nil)
            #expect(watch.hang(0, processor: expected - 1, clock: 0) == nil)
            #expect(watch.hang(0, processor: expected, clock: 0) == expected)
            watch.lowerLimit()
            watch.begin()
        }
    }
}
