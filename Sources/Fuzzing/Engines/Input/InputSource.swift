import FuzzTargets
import Hashes
import Mutators
import PacketGenerators
import WireFormat

/// Makes inputs: the same target, corpus, seed and number always give the same bytes.
///
/// The first numbers are the inputs of the corpus themselves; every later one is an input of the corpus, changed one to
/// sixteen times.
struct InputSource {
    /// One change in so many knows no structure.
    private static let plainChance = 32

    /// The inputs that everything is made from, without repeats: the target's own first, then those of the corpus folder.
    let corpus: [[UInt8]]
    private let mutator: InputMutator
    private let longestInput: Int
    private let start: UInt64
    private let isPlain: Bool

    /// Makes a source for a target; `isPlain` leaves all knowledge of structure out.
    init(_ target: any FuzzTarget.Type, files: [[UInt8]] = [], seed: UInt64, isPlain: Bool = false) {
        var known: Set<[UInt8]> = []
        corpus = (target.seeds().map(\.bytes) + files).filter { known.insert($0).inserted }
        mutator = InputMutator(target.shape)
        longestInput = target.longestInput
        var random = SplitMix64(label: "\(target.name) \(seed)")
        start = random.next()
        self.isPlain = isPlain
    }

    /// The input of that number.
    func input(_ index: UInt64) -> [UInt8] {
        if index < UInt64(corpus.count) { return corpus[Int(index)] }
        var random = SplitMix64(seed: start ^ index &* 0xD6E8_FEB8_6659_FD93)
        var mutator = mutator
        var input = any(&random)
        for _ in 0...random.below(1 << random.below(5)) {
            let partner = any(&random)
            if isPlain || random.below(Self.plainChance) == 0 {
                mutator.mutateBytes(&input, partner: partner, limit: longestInput, &random)
            } else {
                mutator.mutate(&input, partner: partner, limit: longestInput, &random)
            }
        }
        return input
    }

    private func any(_ random: inout SplitMix64) -> [UInt8] { corpus.isEmpty ? [] : corpus[random.below(corpus.count)] }
}
