import CorpusFiles

/// Asks every vector and every changed input, and gathers where the two sides disagree.
struct CompareRun<Other: OtherSide> {
    /// The groups that are kept; disagreements of further keys are only counted.
    private static var mostGroups: Int { 512 }
    /// The groups whose example is made smaller.
    private static var mostReduced: Int { 64 }
    /// The largest vector that is changed, in bytes.
    private static var largestBase: Int { 65_536 }

    /// The other implementation.
    var other: Other
    /// The groups, by key.
    private(set) var groups: [DisagreementKey: DisagreementGroup] = [:]
    /// Disagreements of groups that were not kept.
    private(set) var ungrouped = 0
    /// What became of the vectors.
    private(set) var vectors = CompareTally()
    /// What became of the changed inputs.
    private(set) var mutants = CompareTally()
    /// How close the program is to each profile.
    private(set) var score = ProfileScore()
    /// Which kinds were set aside.
    private(set) var limits = FailureLimits()
    private var bases: [String: [CompareCase]] = [:]

    /// Makes a run against `other`.
    init(_ other: Other) { self.other = other }

    /// Asks one vector, and remembers it for changes when it was answered.
    mutating func ask(vector question: CompareCase) throws(OtherSideError) {
        let isAnswered = try ask(question, \.vectors)
        guard isAnswered, question.size <= Self.largestBase else { return }
        bases[question.kind.name, default: []].append(question)
    }

    /// Asks `count` changed inputs, the kinds in turn.
    mutating func askMutants(_ count: Int, seed: UInt64) throws(OtherSideError) {
        let kinds = VectorKinds.all.map { $0.name }.filter { bases[$0] != nil }
        guard !kinds.isEmpty else { return }
        for index in 0..<count {
            guard let choices = bases[kinds[index % kinds.count]], !choices.isEmpty else { continue }
            var mutation = CaseMutation(seed: seed, index: index)
            let base = choices[mutation.below(choices.count)], partner = choices[mutation.below(choices.count)]
            var question = mutation.mutant(of: base, partner: partner)
            question.id = "\(base.id)~\(index)"
            _ = try ask(question, \.mutants)
        }
    }

    /// Makes the example of each group smaller.
    mutating func reduce() throws(OtherSideError) {
        for key in groups.keys.sorted().prefix(Self.mostReduced) {
            guard let example = groups[key]?.example else { continue }
            var reduction = CaseReduction(example)
            defer { groups[key]?.replaceExample(reduction.best) }
            try reduction.run(&other)
        }
    }

    /// Asks one question and counts what becomes of it; returns whether there was an answer.
    private mutating func ask(
        _ question: CompareCase, _ tally: WritableKeyPath<CompareRun, CompareTally>
    ) throws(OtherSideError) -> Bool {
        let kind = question.kind.name
        guard other.offer.includes(question), !limits.setAside.contains(kind) else {
            self[keyPath: tally].notAsked += 1
            return false
        }
        switch try Examination(question, &other) {
        case .unreadable: return false
        case .skipped:
            limits.answered(kind)
            self[keyPath: tally].skipped += 1
            return false
        case .agreement(let answer):
            self[keyPath: tally].agreed += 1
            return count(answer, to: question, isExpected: true)
        case .disagreement(let found):
            add(found)
            if let failure = found.failure {
                self[keyPath: tally].failed += 1
                limits.failed(kind, failure)
            } else {
                self[keyPath: tally].differed += 1
            }
            return found.answer.map { count($0, to: question, isExpected: false) } ?? false
        }
    }

    private mutating func count(_ answer: JSONObject, to question: CompareCase, isExpected: Bool) -> Bool {
        limits.answered(question.kind.name)
        score.count(answer, to: question, isExpected: isExpected)
        return true
    }

    private mutating func add(_ disagreement: Disagreement) {
        if groups[disagreement.key] != nil {
            groups[disagreement.key]?.add(disagreement)
        } else if groups.count < Self.mostGroups {
            groups[disagreement.key] = DisagreementGroup(disagreement)
        } else {
            ungrouped += 1
        }
    }
}
