import BitchatFrame
import MeshModel
import Testing

/// The answers one peer may have (docs/protocol.md 5.4).
@Suite struct ResponseRateLimiterTests {
    let peer = PeerID(value: 1)
    var limiter = ResponseRateLimiter()

    private mutating func answers(_ count: Int, at now: Int64) -> [Bool] {
        (0..<count).map { _ in limiter.allows(peer, now: now) }
    }

    @Test mutating func allows8AndRefusesThe9th() {
        #expect(answers(9, at: 0) == Array(repeating: true, count: 8) + [false])
        #expect(limiter.allows(PeerID(value: 2), now: 0) == true)
    }

    @Test(arguments: [(29_999 as Int64, false), (30_000, false), (30_001, true)])
    mutating func anAnswerCountsFor30000Milliseconds(age: Int64, isAllowed: Bool) {
        _ = answers(8, at: 500)
        #expect(limiter.allows(peer, now: 500 + age) == isAllowed)
    }

    @Test mutating func refusalsAreNotCounted() {
        _ = answers(4, at: 0)
        _ = answers(4, at: 20_000)
        #expect(answers(3, at: 25_000) == [false, false, false])
        #expect(answers(5, at: 30_001) == [true, true, true, true, false])
    }

    @Test mutating func pruningForgetsOnlyWhatNoLongerCounts() {
        _ = answers(8, at: 0)
        limiter.prune(now: 30_000)
        #expect(limiter.count == 1)
        #expect(answers(1, at: 30_000) == [false])
        limiter.prune(now: 30_001)
        #expect(limiter.count == 0)
    }

    @Test mutating func counts1024PeersAndForgetsTheOneAnsweredLongestAgo() {
        for number in 0...1_024 { _ = limiter.allows(PeerID(value: UInt64(number)), now: Int64(number)) }
        #expect(limiter.count == 1_024)
    }
}
