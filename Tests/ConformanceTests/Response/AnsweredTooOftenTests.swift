import Conformance
import Testing

@Suite struct AnsweredTooOftenTests {
    /// bo asks at the given times, and ada answers each time with two packets one millisecond later.
    private static func firings(_ times: [Int64], now: Int64? = nil) -> Int {
        var options = JudgeOptions()
        options.now = now
        let exchange = Exchange(options)
        for time in times {
            exchange.ask(at: time)
            exchange.answer(Exchange.cy.message("one", at: -5000 - time, ttl: 0, isRSR: true), at: time + 1)
            exchange.answer(Exchange.cy.message("two", at: -5000 - time, ttl: 0, isRSR: true), at: time + 1)
        }
        return exchange.script.count(of: "RSR-008")
    }

    @Test(arguments: [(7, 0), (8, 0), (9, 1), (10, 2)]) func firesFromTheNinthAnswerOn(count: Int, firings: Int) {
        #expect(Self.firings((0..<count).map { 1000 + 100 * Int64($0) }) == firings)
    }

    @Test(arguments: [(29_999, 1), (30_000, 1), (30_001, 0)] as [(Int64, Int)])
    func countsAnswersOfTheLast30Seconds(last: Int64, firings: Int) {
        #expect(Self.firings((0..<8).map { 1000 + Int64($0) } + [1000 + last]) == firings)
    }

    @Test func keepsQuietWhileTheClockIsHeldStill() {
        #expect(Self.firings((0..<10).map { 1000 + 100 * Int64($0) }, now: MeshScript.start) == 0)
    }

    @Test func countsPacketsOfOneAnswerOnce() {
        let exchange = Exchange()
        exchange.ask()
        for index in 0..<20 { exchange.answer(Exchange.cy.message("\(index)", at: -5000, ttl: 0, isRSR: true)) }
        #expect(exchange.script.count(of: "RSR-008") == 0)
    }
}
