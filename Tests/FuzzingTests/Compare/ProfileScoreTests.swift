import CorpusFiles
import Testing

@testable import Fuzzing

/// Whose answers a program gives, whatever it was asked for.
@Suite struct ProfileScoreTests {
    /// A frame whose flag 0x10 only iOS knows, for each profile, and one that all read alike.
    private func score(_ side: MemorySide) throws -> ProfileScore {
        var run = CompareRun(side)
        for profile in ["spec", "ios", "android"] {
            try run.ask(vector: Questions.frame("\(profile)-10", flags: "10", profile: profile))
            try run.ask(vector: Questions.frame("\(profile)-00", flags: "00", profile: profile))
        }
        return run.score
    }

    @Test func aProgramThatMindsTheProfileFollowsEach() throws {
        let score = try score(MemorySide())
        #expect(score.closest(asked: .android) == [.android])
        #expect(score.closest(asked: .ios) == [.spec, .ios])
        #expect(score.share(of: .ios, asked: .android) == ProfileScore.Share(agreed: 1, answered: 2))
    }

    @Test func aProgramThatDoesNotFollowsOneEverywhere() throws {
        let score = try score(MemorySide(profile: .android))
        #expect(score.closest(asked: .ios) == [.android])
        #expect(score.closest(asked: .android) == [.android])
        #expect(score.share(of: .android, asked: .ios) == ProfileScore.Share(agreed: 2, answered: 2))
        #expect(score.share(of: .ios, asked: .ios) == ProfileScore.Share(agreed: 1, answered: 2))
    }

    @Test(arguments: [
        (2, 2, "100.00 %"), (9999, 10000, "99.99 %"), (99999, 100_000, "99.99 %"), (1, 3, "33.33 %"), (0, 0, "0.00 %"),
    ])
    func onlyFullAgreementIsAHundredPercent(agreed: Int, answered: Int, text: String) {
        #expect(ProfileScore.Share(agreed: agreed, answered: answered).percent == text)
    }
}
