import BitchatFrame
import PacketGenerators

@testable import Mutators

/// What a mutation makes of an input, over many states of the random generator.
struct Mutants {
    /// Every result that differs from the input.
    private(set) var all: Set<[UInt8]> = []

    /// Applies `mutation` with `count` seeds.
    init(
        _ mutation: any Mutation.Type, _ input: [UInt8], partner: [UInt8] = [], type: MessageType? = nil,
        grammar: EventGrammar = EventGrammar([]), parameter: Int = 0, limit: Int = 8_192, count: Int = 600
    ) {
        var draft = Draft(grammar: grammar)
        for seed in 0..<count {
            var bytes = input
            var random = SplitMix64(seed: UInt64(seed))
            draft.begin(&bytes, partner: partner, limit: limit, random)
            if let type { draft.type = type }
            draft.parameter = parameter
            draft.apply(mutation)
            let hasChanged = draft.hasChanged
            draft.end(&bytes, &random)
            if hasChanged { all.insert(bytes) }
        }
    }

    /// The bytes at `offset` of the results that have the input's length.
    func bytes(at offset: Int) -> Set<UInt8> { Set(all.filter { $0.count > offset }.map { $0[offset] }) }

    /// The big-endian numbers at `range`.
    func numbers(at range: Range<Int>) -> Set<UInt64> {
        Set(all.filter { $0.count >= range.upperBound }.map { Draft.number($0, range) })
    }

    /// The lengths of the results.
    var lengths: Set<Int> { Set(all.map(\.count)) }
}
