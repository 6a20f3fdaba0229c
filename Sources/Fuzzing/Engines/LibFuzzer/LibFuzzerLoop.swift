import CFuzzing
import FuzzTargets
import Glibc
import Mutators
import PacketGenerators
import WireFormat

/// What libFuzzer calls in a worker process: the target, and the mutations that know its structure.
final class LibFuzzerLoop {
    /// One change in so many is ours; the others are libFuzzer's own.
    static let structureChance: UInt32 = 3
    /// How many failures of a rule are told in full.
    private static let mostTold = 3
    /// The one of this process. libFuzzer calls functions without a context, from one thread.
    nonisolated(unsafe) static var current: LibFuzzerLoop?

    private let board: SharedBoard
    private let socket: Descriptor
    private let skipped: Set<[UInt8]>
    private let corpus: [[UInt8]]
    private let isPlain: Bool
    private var mutator: InputMutator
    private var runner: TargetRunner
    private var known = OutcomeSet()
    private var told: [String: Int] = [:]

    /// Makes the loop of a campaign; the inputs of `skipped` have ended processes before and are not run again.
    init(_ campaign: Campaign, _ corpus: [[UInt8]], _ board: SharedBoard, _ socket: Descriptor, skipped: Set<[UInt8]>) {
        self.board = board
        self.socket = socket
        self.skipped = skipped
        self.corpus = corpus
        isPlain = campaign.isPlain
        mutator = InputMutator(campaign.target.shape)
        runner = TargetRunner(campaign.target, campaign.subject)
    }

    /// Runs libFuzzer with `arguments`; it ends the process.
    func run(_ arguments: [String]) {
        unsafe Self.current = self
        // libFuzzer keeps the words until the process ends: they are never freed.
        var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var count = Int32(arguments.count)
        unsafe words.withUnsafeMutableBufferPointer { buffer in
            var base = buffer.baseAddress
            _ = unsafe cfuzz_run_driver(&count, &base) { data, size in
                // The bytes stand during the call; a nil pointer comes with a count of zero.
                unsafe LibFuzzerLoop.current?.run(UnsafeRawBufferPointer(start: data, count: size).bytes)
                return 0
            }
        }
    }

    private func run(_ input: RawSpan) {
        if !skipped.isEmpty, skipped.contains(input.array) { return }
        runner.run(input)
        board.runs += 1
        if known.formUnion(runner.report.outcomes) > 0 { tell(.outcomes(runner.report.outcomes.members, 0)) }
        if let failure = runner.failure { tell(failure, input) }
    }

    private func tell(_ failure: RunOutcome.Failure, _ input: RawSpan) {
        told[failure.rule, default: 0] += 1
        guard told[failure.rule, default: 0] <= Self.mostTold else { return tell(.repeated(failure, 0)) }
        tell(WorkerMessage(kind: .input, index: 0, body: input.array))
        tell(.violation(failure, 0))
    }

    private func tell(_ message: WorkerMessage) { _ = socket.write(message.bytes) }

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
