import FuzzTargets
import Mutators
import PacketGenerators
import Testing
import WireFormat

/// Changed scripts keep every law too, and a target's answer does not depend on what it ran before.
@Suite struct StateMutationTests {
    @Test(arguments: StatePlantTests.names) func fiveThousandChangedScriptsKeepEveryLaw(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject()), seeds = type.seeds().map(\.bytes)
        var random = SplitMix64(label: name), mutator = InputMutator(type.shape)
        for number in 0..<5_000 {
            var input = seeds[random.below(seeds.count)]
            let partner = seeds[random.below(seeds.count)]
            if number.isMultiple(of: 4) {
                mutator.mutate(&input, partner: partner, limit: type.longestInput, &random)
            } else {
                input = EventShuffle.change(input, partner: partner, &random)
            }
            let violation = target.violation(of: input)
            #expect(violation == nil, "\(violation.map { "\($0.law.id): \($0.message)" } ?? "") in \(Hexadecimal.encode(input))")
            if violation != nil { return }
        }
    }

    @Test(arguments: StatePlantTests.names) func outcomesDoNotDependOnEarlierRuns(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let used = type.init(Subject())
        for seed in type.seeds() {
            var first = FuzzReport(), second = FuzzReport()
            let fresh = type.init(Subject())
            seed.bytes.withRawSpan { used.run($0, &first) }
            seed.bytes.withRawSpan { fresh.run($0, &second) }
            #expect(first.outcomes == second.outcomes, "\(seed.name)")
        }
    }

    @Test(arguments: StatePlantTests.names) func anyBytesAreAScript(name: String) throws {
        let type = try #require(FuzzTargets.named(name))
        let target = type.init(Subject())
        var random = SplitMix64(seed: 7)
        for count in 0..<400 {
            let violation = target.violation(of: random.bytes(count))
            #expect(violation == nil, "\(violation.map { "\($0.law.id): \($0.message)" } ?? "")")
        }
    }
}
