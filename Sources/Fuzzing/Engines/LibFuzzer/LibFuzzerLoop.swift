import FuzzTargets
import WireFormat

/// What libFuzzer calls in a worker process: the target, and the mutations that know its structure.
final class LibFuzzerLoop {
    /// How many failures of a rule are told in full.
    private static let mostTold = 3
    /// The one of this process.
    ///
    /// libFuzzer calls functions without a context, from one thread.
    nonisolated(unsafe) static var current: LibFuzzerLoop?

    private let board: SharedBoard
    private let socket: Descriptor
    private let skipped: Set<[UInt8]>
    private let mutations: LibFuzzerMutations
    private var runner: TargetRunner
    private var known = OutcomeSet()
    private var told: [String: Int] = [:]

    /// Makes the loop of a campaign; the inputs of `skipped` have ended processes before and are not run again.
    init(_ campaign: Campaign, _ corpus: [[UInt8]], _ board: SharedBoard, _ socket: Descriptor, skipped: Set<[UInt8]>) {
        self.board = board
        self.socket = socket
        self.skipped = skipped
        mutations = LibFuzzerMutations(campaign.target, corpus, isPlain: campaign.isPlain)
        runner = TargetRunner(campaign.target, campaign.subject)
    }

    /// Runs libFuzzer with `arguments`; it ends the process.
    func run(_ arguments: [String]) {
        unsafe Self.current = self
        unsafe LibFuzzerMutations.current = mutations
        _ = unsafe LibFuzzerDriver.run(arguments) { data, size in
            // The bytes stand during the call; a nil pointer comes with a count of zero.
            unsafe LibFuzzerLoop.current?.run(UnsafeRawBufferPointer(start: data, count: size).bytes)
            return 0
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
}
