import Testing

@testable import LiveCapture

@Suite struct LossWatchTests {
    /// Looks at `passed` and `read` one after the other, and tells what each answered.
    private func look(_ counters: (passed: UInt64, read: UInt64)...) -> (answers: [Bool], watch: LossWatch) {
        var watch = LossWatch()
        let answers = counters.map { watch.look(passed: $0.passed, read: $0.read) }
        return (answers, watch)
    }

    @Test func whatIsReadByTheNextLookIsNoLossAnyMore() {
        #expect(LossWatch().lost == nil)
        let (answers, watch) = look((10, 10), (12, 12))
        #expect(answers == [false, false])
        #expect(watch.lost == 0)
        #expect(watch.sentence == nil)
    }

    @Test func aLossIsToldAtTheFirstLookAndThenWhenItHasDoubled() {
        #expect(look((11, 10)).answers == [true])
        let (answers, watch) = look((100, 90), (120, 110), (200, 181), (200, 180), (300, 280), (340, 300))
        #expect(answers == [true, false, false, true, false, true])
        #expect(watch.sentence == "40 of 340 packets passed by unread")
    }

    @Test func countersThatWereSetBackAreNoLoss() {
        let (answers, watch) = look((5, 1000), (6, 1000))
        #expect(answers == [false, false])
        #expect(watch.lost == 0)
    }
}
