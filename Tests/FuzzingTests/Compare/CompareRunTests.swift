import CorpusFiles
import Testing

@testable import Fuzzing

/// Asking, counting, grouping and reducing, with the other side in memory.
@Suite struct CompareRunTests {
    /// Runs over frames with the RSR flag and without it, and the changed inputs made of them.
    private func run(_ side: MemorySide, mutations: Int = 60) throws -> CompareRun<MemorySide> {
        var run = CompareRun(side)
        for flags in ["10", "00", "11", "20"] {
            let rest = flags == "11" ? "ffffffffffffffff" : ""
            try run.ask(vector: Questions.frame("frame-\(flags)", flags: flags, rest: rest))
        }
        try run.askMutants(mutations, seed: 1)
        try run.reduce()
        return run
    }

    @Test func equalSidesHaveNoGroups() throws {
        let run = try run(MemorySide())
        #expect(run.groups.isEmpty)
        #expect(run.vectors == tally(agreed: 4))
        #expect(run.mutants.agreed == 60)
        #expect(run.other.asked.count == 64)
    }

    @Test func oneFaultIsOneGroupNamedByItsPlace() throws {
        let run = try run(.withoutRSR)
        let key = try #require(run.groups.keys.first)
        let group = try #require(run.groups[key])
        #expect(run.groups.count == 1)
        #expect(key.kind == "frame")
        #expect(key.places == ["rsr (missing)"])
        #expect(group.vectors == 2)
        #expect(group.names.prefix(2) == ["frame-10", "frame-11"])
        #expect(run.vectors == tally(agreed: 2, differed: 2))
        #expect(group.title.hasPrefix("2 vectors and \(group.mutants) changed inputs of kind frame differ at rsr (missing)"))
    }

    @Test func theExampleIsTheSmallestFrameThatShowsIt() throws {
        var run = CompareRun(MemorySide.withoutRSR)
        let rest = "0011223344556677" + "6869"
        try run.ask(vector: Questions.frame("long", flags: "11", rest: rest))
        try run.reduce()
        let example = try #require(run.groups.values.first?.example)
        #expect(
            example.question.inputs["hex"]
                == .string("01" + String(repeating: "00", count: 10) + "10" + String(repeating: "00", count: 10)))
        #expect(example.differences.map(\.place) == ["want.rsr"])
    }

    @Test func eventsAreLeftOutWhileTheFirstDifferenceStays() throws {
        let side = MemorySide { _, answer in
            guard case .array(let events) = answer["got"] else { return .answer(answer) }
            var changed = answer
            changed["got"] = .array(events.map { $0 == .object(["want": .bool(false)]) ? .object(["want": .bool(true)]) : $0 })
            return .answer(changed)
        }
        var run = CompareRun(side)
        try run.ask(vector: Questions.window("late", checksAt: [1, 29, 31, 32, 33]))
        let whole = try #require(run.groups.values.first)
        try run.reduce()
        let example = try #require(run.groups.values.first?.example)
        #expect(whole.key.places == ["the answer (true instead of false)"])
        #expect(whole.example.differences.map(\.place) == ["events[3].want", "events[4].want", "events[5].want"])
        #expect(example.question.inputs.list(at: ["events"])?.count == 1)
        #expect(example.differences.map(\.place) == ["events[0].want"])
    }

    @Test func failuresAreFindingsAndTheRunGoesOn() throws {
        let run = try run(
            MemorySide { question, answer in question.id == "frame-00" ? .failure(.killed(11)) : .answer(answer) }, mutations: 0)
        #expect(run.vectors == tally(agreed: 3, failed: 1))
        #expect(run.groups.keys.map(\.places) == [["is killed by signal 11 (SIGSEGV)"]])
        #expect(run.groups.values.first?.title == "1 vector of kind frame: the other program is killed by signal 11 (SIGSEGV)")
    }

    @Test func whatIsNotOfferedIsNotAsked() throws {
        var side = MemorySide()
        side.offer = OtherOffer(try Questions.object(#"{"kinds":["window"],"profiles":["spec"]}"#))
        var run = CompareRun(side)
        try run.ask(vector: Questions.frame("frame", flags: "00"))
        try run.ask(vector: Questions.window("window", checksAt: [1]))
        #expect(run.other.asked == ["window"])
        #expect(run.vectors.notAsked == 1)
    }

    @Test func skippedQuestionsAreOnlyCounted() throws {
        let run = try run(MemorySide { _, _ in .skip("no") })
        #expect(run.groups.isEmpty)
        #expect(run.vectors.skipped == 4)
        #expect(run.mutants.asked == 0)
    }

    @Test func aKindIsSetAsideAfter50FailuresInARow() throws {
        var run = CompareRun(MemorySide { _, _ in .failure(.ended(1)) })
        for number in 0..<51 { try run.ask(vector: Questions.frame("frame-\(number)", flags: "00")) }
        #expect(run.vectors.failed == 50)
        #expect(run.vectors.notAsked == 1)
        #expect(run.limits.setAside == ["frame"])
    }

    @Test func aKindIsSetAsideAfter5AnswersThatDoNotCome() throws {
        var run = CompareRun(MemorySide { question, answer in question.id.hasSuffix("0") ? .failure(.silent) : .answer(answer) })
        for number in 0..<60 { try run.ask(vector: Questions.frame("frame-\(number)", flags: "00")) }
        #expect(run.vectors == tally(agreed: 36, failed: 5, notAsked: 19))
    }

    @Test func theSameSeedAsksTheSame() throws {
        func questions(seed: UInt64) throws -> [String] {
            var lines: [String] = []
            var run = CompareRun(MemorySide())
            run.other.fault = { question, answer in .answer(answer) }
            try run.ask(vector: Questions.frame("frame", flags: "10"))
            let base = try Questions.frame("frame", flags: "10")
            for index in 0..<20 {
                var mutation = CaseMutation(seed: seed, index: index)
                lines.append(JSONLine.text(of: mutation.mutant(of: base, partner: base).object))
            }
            return lines
        }
        #expect(try questions(seed: 3) == questions(seed: 3))
        #expect(try questions(seed: 3) != questions(seed: 4))
        #expect(try Set(questions(seed: 3)).count > 10)
    }

    private func tally(agreed: Int = 0, differed: Int = 0, failed: Int = 0, notAsked: Int = 0) -> CompareTally {
        CompareTally(agreed: agreed, differed: differed, failed: failed, skipped: 0, notAsked: notAsked)
    }
}
