import CorpusFiles

/// What came of asking both sides one case.
enum Examination {
    /// Both answer the same; the other program's answer.
    case agreement(JSONObject)
    /// They differ, or the other program did not answer.
    case disagreement(Disagreement)
    /// The other program does not do this; its reason.
    case skipped(String)
    /// This project cannot read the inputs, as a change may bring about: nothing was asked.
    case unreadable

    /// Asks this project and `other` the same case.
    init(_ question: CompareCase, _ other: inout some OtherSide) throws(OtherSideError) {
        guard let ours = try? question.answer(for: question.profile) else {
            self = .unreadable
            return
        }
        switch try other.ask(question) {
        case .skip(let reason): self = .skipped(reason)
        case .failure(let failure): self = .disagreement(Disagreement(question, expected: ours, failure))
        case .answer(let answer):
            let differences = AnswerComparison.differences(ours: ours, theirs: answer)
            self =
                differences.isEmpty
                ? .agreement(answer) : .disagreement(Disagreement(question, expected: ours, answer: answer, differences))
        }
    }
}
