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
        let first = chain(shape, seed: 7, count: 400, limit: 2_048)
        let isRepeated = first == chain(shape, seed: 7, count: 400, limit: 2_048)
        let isRandom = first != chain(shape, seed: 8, count: 400, limit: 2_048)
        #expect(isRepeated && isRandom)
    }

    @Test(arguments: shapes, [0, 1, 24, 300]) func keepsTheLimit(shape: InputShape, limit: Int) {
        let longest = chain(shape, seed: 3, count: 1_500, limit: limit).map(\.count).max() ?? 0
        #expect(longest <= limit)
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
        var missing = Set(InputMutator.names(of: shape))
        let seeds = [Self.seed(shape)] + Self.alternatives(shape)
        for step in 0..<400_000 where !missing.isEmpty {
            var input = seeds[step % seeds.count]
            mutator.mutate(&input, partner: seeds[step / seeds.count % seeds.count], limit: 4_096, &random)
            missing.remove(mutator.lastMutation)
        }
        #expect(missing == [])
    }

    /// Other inputs, of types that have mutations of their own.
    static func alternatives(_ shape: InputShape) -> [[UInt8]] {
        switch shape {
        case .frame: [Samples.compressed] + typed.map(frame)
        case .events: ([Samples.compressed] + typed.map(frame)).map { Draft.event(2, [0] + $0) }
        case .capture: typed.map { CaptureSamples.file(.btsnoop, value: frame($0)) }
        case .payload: typed
        case .filter: [FilterMutationTests().building]
        case .requestSync: []
        }
    }

    /// Types and payloads: a request, fragments with a whole frame and a compressed one, a voice packet, a handshake, prekeys, a post with both of its times.
    static let typed: [[UInt8]] = [
        [0x21] + Samples.requestPayload, [0x20] + Samples.fragment[22..<35] + Samples.compressed,
        [0x20] + Samples.fragment[22..<35] + Samples.announce, [0x29] + (0..<30), [0x10] + (0..<32),
        [0x24] + Draft.field(0x02, [UInt8](repeating: 1, count: 36), .twoBytes),
        [0x23] + Draft.field(0x07, PeerEdges.zero, .twoBytes) + Draft.field(0x08, PeerEdges.broadcast, .twoBytes),
    ]

    /// An unsigned frame of version 1.
    static func frame(_ typed: [UInt8]) -> [UInt8] {
        [1, typed[0], 7, 0, 0, 1, 0x99, 0xC8, 0x2C, 0xC0, 0, 0, 0, UInt8(typed.count - 1)] + PeerEdges.zero + typed.dropFirst()
    }

    @Test func knowsNoStructureInThePlainWay() {
        var (mutator, random) = (InputMutator(.frame), SplitMix64(seed: 2))
        let names = Set(
            (0..<1_000).map { _ in
                var input = Samples.request
                mutator.mutateBytes(&input, partner: Samples.announce, limit: 512, &random)
                return mutator.lastMutation
            })
        #expect(names == Set(ByteMutations.table.leaves.map { $0.name }))
    }

    @Test func makesPlainChangesOneTimeInSix() {
        var (mutator, random) = (InputMutator(.frame), SplitMix64(seed: 2))
        let plain = Set(ByteMutations.table.leaves.map { $0.name })
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
