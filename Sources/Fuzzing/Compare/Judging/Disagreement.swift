import CorpusFiles

/// One case on which the two sides do not agree.
struct Disagreement {
    /// The case.
    let question: CompareCase
    /// What it is about.
    let key: DisagreementKey
    /// This project's answer.
    let expected: JSONObject
    /// The other program's whole answer; nil when it gave none.
    let answer: JSONObject?
    /// Where the two differ; empty when the other program gave no answer.
    let differences: [AnswerDifference]
    /// What happened instead of an answer.
    let failure: OtherFailure?

    /// An answer that differs at `differences`.
    init(_ question: CompareCase, expected: JSONObject, answer: JSONObject, _ differences: [AnswerDifference]) {
        self.question = question
        self.expected = expected
        self.answer = answer
        self.differences = differences
        failure = nil
        key = DisagreementKey(kind: question.kind.name, differences)
    }

    /// A case without an answer.
    init(_ question: CompareCase, expected: JSONObject, _ failure: OtherFailure) {
        self.question = question
        self.expected = expected
        self.failure = failure
        answer = nil
        differences = []
        key = DisagreementKey(kind: question.kind.name, failure)
    }

    /// The size of the case.
    var size: Int { question.size }
}
