import FuzzTargets
import WireFormat

/// The loop inside a worker process: makes inputs by their number, runs them, and tells what they show.
struct MutateWorker {
    /// How many different inputs that break a rule are told in full.
    private static let mostTold = 3

    private let source: InputSource
    private let shard: Shard
    private let end: UInt64
    private let board: SharedBoard
    private let socket: Descriptor
    private var runner: TargetRunner
    private var known: OutcomeSet
    private var told: [String: Set<[UInt8]>] = [:]

    /// Makes a worker for the inputs of a part of `campaign`; `known` are the outcomes it need not tell.
    init(
        _ campaign: Campaign, _ source: InputSource, _ shard: Shard, _ board: SharedBoard, _ socket: Descriptor, known: OutcomeSet
    ) {
        self.source = source
        self.shard = shard
        self.board = board
        self.socket = socket
        self.known = known
        end = campaign.runs ?? .max
        runner = TargetRunner(campaign.target, campaign.subject)
    }

    /// Runs every input until the end or until the parent asks to stop.
    mutating func run() {
        var index = shard.first
        while index < end, !board.isStopped {
            board.index = index
            let input = source.input(index)
            input.withRawSpan { runner.run($0) }
            if known.formUnion(runner.report.outcomes) > 0 { tell(.outcomes(runner.report.outcomes.members, index)) }
            if let failure = runner.failure { tell(failure, index, input) }
            board.runs += 1
            let (next, isLast) = index.addingReportingOverflow(shard.step)
            if isLast { return }
            index = next
        }
    }

    private mutating func tell(_ failure: RunOutcome.Failure, _ index: UInt64, _ input: [UInt8]) {
        let isFull = told[failure.rule, default: []].count < Self.mostTold
        let isNew = isFull && told[failure.rule, default: []].insert(input).inserted
        tell(isNew ? .violation(failure, index) : .repeated(failure, index))
    }

    private func tell(_ message: WorkerMessage) { _ = socket.write(message.bytes) }
}
