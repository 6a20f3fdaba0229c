import PacketGenerators
import Testing

@testable import Mutators

@Suite struct InputMutatorTests {
    static let shapes: [InputShape] = [
        .frame, .payload, .requestSync, .filter, .events(EventMutationTests.grammar), .capture,
    ]

    /// A whole input of a shape.
    static func seed(_ shape: InputShape) -> [UInt8] {
        switch shape {
        case .frame: Samples.request
        case .payload: [0x21] + Samples.requestPayload
        case .requestSync: Samples.requestPayload
        case .filter: FilterMutationTests().decoding
        case .events: EventMutationTests().script
        case .capture: CaptureSamples.file(.pcapngLittle, value: Samples.announce)
        }
    }

    /// Results of a chain of `count` changes, each from the last.
    func chain(_ shape: InputShape, seed: UInt64, count: Int, limit: Int) -> [[UInt8]] {
        var (mutator, random, input) = (InputMutator(shape), SplitMix64(seed: seed), Self.seed(shape))
        return (0..<count).map { step in
            mutator.mutate(&input, partner: step.isMultiple(of: 3) ? Self.seed(shape) : [], limit: limit, &random)
            return input
        }
    }

    @Test(arguments: shapes) func givesTheSameForTheSameState(shape: InputShape) {
        let one = chain(shape, seed: 7, count: 400, limit: 2_048)
        #expect(one == chain(shape, seed: 7, count: 400, limit: 2_048))
        #expect(one != chain(shape, seed: 8, count: 400, limit: 2_048))
    }

    @Test(arguments: shapes, [0, 1, 24, 300]) func keepsTheLimit(shape: InputShape, limit: Int) {
        #expect(chain(shape, seed: 3, count: 1_500, limit: limit).allSatisfy { $0.count <= limit })
    }

    @Test(arguments: shapes) func changesTheInput(shape: InputShape) {
        var (mutator, random) = (InputMutator(shape), SplitMix64(seed: 1))
        let seed = Self.seed(shape)
        let unchanged = (0..<2_000).count { _ in
            var input = seed
            mutator.mutate(&input, partner: [], limit: 4_096, &random)
            return input == seed
        }
        #expect(unchanged < 20)
    }

    @Test(arguments: shapes) func isTotalOnRandomInputs(shape: InputShape) {
        var (mutator, random) = (InputMutator(shape), SplitMix64(seed: 11))
        for step in 0..<17_000 {
            var input = random.bytes(random.below(step.isMultiple(of: 8) ? 160 : 48))
            let partner = random.bytes(random.below(40))
            let limit = random.below(200)
            mutator.mutate(&input, partner: partner, limit: limit, &random)
            if input.count > limit { Issue.record("limit \(limit) exceeded by \(mutator.lastMutation)") }
        }
    }

    @Test(arguments: shapes) func reachesEveryMutationOfTheShape(shape: InputShape) {
        var (mutator, random) = (InputMutator(shape), SplitMix64(seed: 5))
        var names: Set<String> = []
        let seeds = [Self.seed(shape)] + Self.alternatives(shape)
        for step in 0..<40_000 {
            var input = seeds[step % seeds.count]
            mutator.mutate(&input, partner: seeds[0], limit: 4_096, &random)
            names.insert(mutator.lastMutation)
        }
        #expect(Set(InputMutator.names(of: shape)).subtracting(names) == [])
    }

    /// Other inputs whose types have mutations of their own.
    static func alternatives(_ shape: InputShape) -> [[UInt8]] {
        let fragment = Array(Samples.fragment[22...])
        switch shape {
        case .frame, .events, .capture:
            return retyped().map { bytes in
                switch shape {
                case .events: Draft.event(2, [0] + bytes)
                case .capture: CaptureSamples.file(.btsnoop, value: bytes)
                default: bytes
                }
            }
        case .payload: return [0x20, 0x29, 0x10, 0x24, 0x23].map { [$0] + ($0 == 0x20 ? fragment : Samples.requestPayload) }
        case .filter: return [FilterMutationTests().building]
        case .requestSync: return []
        }
    }

    private static func retyped() -> [[UInt8]] {
        [Samples.fragment, Samples.compressed]
            + [0x29, 0x10, 0x24, 0x23].map { type in
                var bytes = Samples.request
                bytes[1] = type
                return bytes
            }
    }

    @Test func knowsNoStructureInThePlainWay() {
        var (mutator, random) = (InputMutator(.frame), SplitMix64(seed: 2))
        let plain = Set(ByteMutations.table.leaves.map(\.name))
        for _ in 0..<1_000 {
            var input = Samples.request
            mutator.mutateBytes(&input, partner: Samples.announce, limit: 512, &random)
            #expect(plain.contains(mutator.lastMutation))
        }
    }

    @Test func makesPlainChangesOneTimeInSix() {
        var (mutator, random) = (InputMutator(.frame), SplitMix64(seed: 2))
        let plain = Set(ByteMutations.table.leaves.map(\.name))
        let count = (0..<10_000).count { _ in
            var input = Samples.request
            mutator.mutate(&input, partner: Samples.announce, limit: 2_048, &random)
            return plain.contains(mutator.lastMutation)
        }
        #expect(1_200...2_500 ~= count)
    }

    @Test func fillsAnEmptyInputFromThePartner() {
        var (mutator, random, input) = (InputMutator(.requestSync), SplitMix64(seed: 2), [UInt8]())
        mutator.mutate(&input, partner: Samples.requestPayload, limit: 100, &random)
        #expect(!input.isEmpty)
        mutator.mutate(&input, partner: [], limit: -1, &random)
        #expect(input.isEmpty)
    }
}
