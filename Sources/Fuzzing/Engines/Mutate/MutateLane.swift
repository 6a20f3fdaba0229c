import FuzzTargets

/// One worker process after the other: the next begins behind the input that ended the one before.
final class MutateLane {
    /// How many inputs were run, those that ended a worker included.
    var runs: UInt64 { board.runs }
    /// The worker's socket, nil when the lane has come to its end.
    var socket: Descriptor? { worker?.socket }
    /// Why there is no worker although inputs are left.
    private(set) var isBroken = false

    private let campaign: Campaign
    private let source: InputSource
    private let shard: Shard
    private let record: CampaignRecord
    private let board: SharedBoard
    private var worker: WorkerProcess?
    private var known = OutcomeSet()
    private var watch: HangWatch

    /// Makes a lane for the inputs of `shard` and starts its first worker; nil when the system gives no memory.
    init?(_ campaign: Campaign, _ source: InputSource, _ shard: Shard, _ record: CampaignRecord) {
        guard let board = SharedBoard() else { return nil }
        self.campaign = campaign
        self.source = source
        self.shard = shard
        self.record = record
        self.board = board
        watch = HangWatch(limit: campaign.limits.milliseconds)
        start(shard)
    }

    private func start(_ shard: Shard) {
        guard shard.first < campaign.runs ?? .max else { return }
        board.index = shard.first
        board.clearBreach()
        let (campaign, source, board, known) = (campaign, source, board, known)
        worker = WorkerProcess { socket in
            Worker.prepare(board, campaign.limits)
            var worker = MutateWorker(campaign, source, shard, board, socket, known: known)
            worker.run()
        }
        watch.begin()
        isBroken = worker == nil
    }

    /// Asks the worker to end after its input.
    func stop() { board.isStopped = true }

    /// Ends the worker where its input runs too long.
    func check() {
        guard let worker,
            let milliseconds = watch.hang(
                board.runs, processor: worker.processorTime ?? 0, clock: MonotonicClock.milliseconds)
        else { return }
        worker.end()
        drain(worker)
        failed(.hang(milliseconds), worker)
    }

    /// Takes what the worker has said; where it has ended, starts the next one.
    func receive() {
        guard let worker, !take(from: worker) else { return }
        let ending = worker.wait(blocks: true) ?? .exit(-1)
        failed(board.breach.map { .breach($0) } ?? ending, worker)
    }

    /// Takes one portion of messages; says whether there may be more.
    private func take(from worker: WorkerProcess) -> Bool {
        let (messages, isOpen) = worker.receive()
        for message in messages { take(message) }
        return isOpen
    }

    private func drain(_ worker: WorkerProcess) { while take(from: worker) {} }

    private func take(_ message: WorkerMessage) {
        let index = message.index
        switch message.kind {
        case .outcomes:
            for number in message.outcomes { known.insert(number) }
            record.reached(message.outcomes, index: index, source.input(index))
        case .violation:
            if let failure = message.failure { record.failed(failure, origin: origin(index), source.input(index)) }
        case .repeated:
            if let failure = message.failure { record.counted(failure) }
        case .input, .caught: break
        }
    }

    private func failed(_ ending: WorkerEnding, _ worker: WorkerProcess) {
        self.worker = nil
        guard let failure = ending.failure(word: worker.lastWord()) else { return }
        let index = board.index
        board.runs = shard.count(below: index) + 1
        record.failed(failure, origin: origin(index), source.input(index))
        if failure.kind == .timeout { watch.lowerLimit() }
        let (next, isLast) = index.addingReportingOverflow(shard.step)
        if !isLast, !board.isStopped { start(Shard(first: next, step: shard.step)) }
    }

    private func origin(_ index: UInt64) -> Finding.Origin { Finding.Origin(seed: campaign.seed, index: index) }
}
