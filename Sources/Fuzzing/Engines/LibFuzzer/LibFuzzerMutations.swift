import FuzzTargets
import Mutators
import PacketGenerators
import WireFormat

/// The changes that libFuzzer is offered: by the structure of the target's inputs.
final class LibFuzzerMutations {
    /// One change in so many is ours; the others are libFuzzer's own.
    static let structureChance: UInt32 = 3
    /// Those of this process: libFuzzer calls functions without a context, from one thread.
    nonisolated(unsafe) static var current: LibFuzzerMutations?

    private let corpus: [[UInt8]]
    private let isPlain: Bool
    private var mutator: InputMutator

    /// Makes the changes for a target; parts may come from the inputs of `corpus`, and `isPlain` leaves everything to libFuzzer.
    init(_ target: any FuzzTarget.Type, _ corpus: [[UInt8]], isPlain: Bool) {
        self.corpus = corpus
        self.isPlain = isPlain
        mutator = InputMutator(target.shape)
    }

    /// An input changed by its structure, or nil when libFuzzer should change it.
    func mutated(_ input: RawSpan, limit: Int, seed: UInt32) -> [UInt8]? {
        guard !isPlain, seed % Self.structureChance == 0 else { return nil }
        var random = SplitMix64(seed: UInt64(seed))
        var bytes = input.array
        let partner = corpus.isEmpty ? [] : corpus[random.below(corpus.count)]
        mutator.mutate(&bytes, partner: partner, limit: limit, &random)
        return bytes
    }

    /// An input with parts of another one, or nil when libFuzzer should find something else.
    func crossed(_ input: RawSpan, _ partner: RawSpan, limit: Int, seed: UInt32) -> [UInt8]? {
        guard !isPlain else { return nil }
        var random = SplitMix64(seed: UInt64(seed))
        var bytes = input.array
        mutator.mutate(&bytes, partner: partner.array, limit: limit, &random)
        return bytes
    }
}
