import CorpusFiles

/// How often the other program's answers are those of each profile.
///
/// A program that minds the profile of the question follows each where it is asked for it; one that does not follows the same
/// one everywhere.
struct ProfileScore {
    /// Answers that agree with a profile, of those that could.
    struct Share: Equatable {
        var agreed = 0
        var answered = 0

        /// In hundredths of a percent, rounded down, so that only full agreement is 100 %.
        var percent: String {
            let hundredths = answered == 0 ? 0 : agreed * 10_000 / answered
            return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) %"
        }
    }

    /// The shares, by the profile asked for and the profile agreed with.
    private(set) var shares: [VectorProfile: [VectorProfile: Share]] = [:]

    /// Counts an answer for every profile that the kind has; `isExpected` tells whether it is that of the profile asked for.
    mutating func count(_ answer: JSONObject, to question: CompareCase, isExpected: Bool) {
        for profile in question.kind.profiles {
            let isSame = profile == question.profile ? isExpected : Self.isAnswer(answer, of: profile, to: question)
            shares[question.profile, default: [:]][profile, default: Share()].answered += 1
            if isSame { shares[question.profile, default: [:]][profile, default: Share()].agreed += 1 }
        }
    }

    private static func isAnswer(_ answer: JSONObject, of profile: VectorProfile, to question: CompareCase) -> Bool {
        guard let ours = try? question.answer(for: profile) else { return false }
        return AnswerComparison.differences(ours: ours, theirs: answer).isEmpty
    }

    /// The share of one profile among the answers for `asked`.
    func share(of profile: VectorProfile, asked: VectorProfile) -> Share { shares[asked]?[profile] ?? Share() }

    /// The profiles that the answers for `asked` follow most closely: the best, and those that are as good.
    func closest(asked: VectorProfile) -> [VectorProfile] {
        let known = VectorProfile.all.filter { share(of: $0, asked: asked).answered > 0 }
        func isCloser(_ one: Share, _ other: Share) -> Bool { one.agreed * other.answered > other.agreed * one.answered }
        return known.filter { profile in
            let own = share(of: profile, asked: asked)
            return !known.contains { isCloser(share(of: $0, asked: asked), own) }
        }
    }
}
