import CFuzzing

/// One libFuzzer process after the other, until the runs of its part are done.
final class LibFuzzerLane {
    /// How many processes may end without having run anything.
    private static let mostIdle = 3
    /// How many inputs that ended a process are kept from running again.
    private static let mostSkipped = 1_024

    /// How many inputs were run.
    var runs: UInt64 { board.runs }
    /// The covered edges last told.
    var coverage: Int? { log.coverage }
    /// What to wait for, nil when the lane has come to its end.
    var descriptors: [Descriptor]? { worker.map { [$0.socket, $0.log] } }
    /// Why the lane could not go on, if so.
    private(set) var trouble: String?

    private let campaign: Campaign
    private let corpus: [[UInt8]]
    private let number: Int
    private let output: LibFuzzerOutput
    private let record: CampaignRecord
    private let board: SharedBoard
    private var worker: WorkerProcess?
    private var log = LibFuzzerLog()
    private var skipped: Set<[UInt8]> = []
    private var lastInput: [UInt8] = []
    private var starts = 0, idle = 0, before: UInt64 = 0

    /// Makes a lane and starts its first process; nil when the system gives no memory.
    init?(_ campaign: Campaign, _ corpus: [[UInt8]], _ number: Int, _ output: LibFuzzerOutput, _ record: CampaignRecord) {
        guard let board = SharedBoard() else { return nil }
        self.campaign = campaign
        self.corpus = corpus
        self.number = number
        self.output = output
        self.record = record
        self.board = board
        start()
    }

    private var runsLeft: UInt64? {
        guard let runs = campaign.runs else { return nil }
        let own = campaign.shard.lane(number, of: campaign.jobs).count(below: runs)
        return own > board.runs ? own - board.runs : 0
    }

    private func start() {
        guard runsLeft != 0, !record.isOver else { return }
        board.clearBreach()
        before = board.runs
        let arguments = arguments, (campaign, corpus, board, skipped) = (campaign, corpus, board, skipped)
        worker = WorkerProcess(isPiped: true) { socket in
            board.arm(campaign.limits, traps: true)
            LibFuzzerLoop(campaign, corpus, board, socket, skipped: skipped).run(arguments)
        }
        starts += 1
        if worker == nil { trouble = "no process can be started" }
    }

    private var arguments: [String] {
        let seed = UInt32(truncatingIfNeeded: campaign.seed &* 1_000_003 &+ campaign.shard.first &* 7_919)
        var words = [
            "bitchat-fuzz", "-seed=\(max(1, seed &+ UInt32(number * 101 + starts)))", "-max_len=\(campaign.target.longestInput)",
        ]
        words += ["-timeout=\(Int32(clamping: max(1, (campaign.limits.milliseconds + 999) / 1_000)))"]
        words.append("-rss_limit_mb=\(Int32(clamping: rssLimit))")
        words += [
            "-exact_artifact_path=\(output.fatal(number))", "-print_funcs=0", "-handle_int=0", "-handle_term=0",
        ]
        if let runsLeft { words.append("-runs=\(Int32(clamping: runsLeft))") }
        if let left = record.millisecondsLeft { words.append("-max_total_time=\(Int32(clamping: left / 1_000 + 1))") }
        if campaign.jobs > 1 { words.append("-reload=1") }
        if let dictionary = campaign.dictionary { words.append("-dict=\(dictionary)") }
        return words + campaign.libFuzzerOptions + [output.kept, output.seeds]
    }

    /// In MiB: what one input may use, and what libFuzzer's corpus and a sanitizer's quarantine need besides.
    private var rssLimit: Int { campaign.limits.memory >> 20 + 2_048 }

    /// Ends the process; what it has said until then is taken.
    func stop() {
        guard let worker else { return }
        let ending = worker.wait(blocks: false)
        worker.end()
        finish(worker, ending)
    }

    /// Takes what the process has said; where it has ended, starts the next one.
    func receive() {
        guard let worker else { return }
        let ready = Descriptor.wait(for: [worker.log, worker.socket], milliseconds: 0)
        if ready[0], let part = worker.log.read() { log.take(part) }
        guard ready[1] else { return }
        let (messages, isOpen) = worker.receive()
        for message in messages { take(message) }
        if !isOpen { finish(worker, worker.wait(blocks: true) ?? .exit(-1)) }
    }

    private func take(_ message: WorkerMessage) {
        switch message.kind {
        case .input: lastInput = message.body
        case .caught: break
        case .outcomes: record.reached(message.outcomes)
        case .violation:
            if let failure = message.failure { record.failed(failure, origin: nil, lastInput) }
        case .repeated:
            if let failure = message.failure { record.counted(failure) }
        }
    }

    /// Takes all that a process has said that is no more, and goes on where it was not stopped: `ending` is nil for one that was.
    private func finish(_ worker: WorkerProcess, _ ending: WorkerEnding?) {
        while let part = worker.log.read(), !part.isEmpty { log.take(part) }
        var isOpen = true
        while isOpen {
            let (messages, isMore) = worker.receive()
            for message in messages { take(message) }
            isOpen = isMore
        }
        self.worker = nil
        if let ending { goOn(behind: ending) }
    }

    /// Keeps the input that ended a process, if one did, and starts the next process while runs are left.
    private func goOn(behind ending: WorkerEnding) {
        if ending == .exit(0), runsLeft == 0 || record.isOver { return }
        if ending != .exit(0), let input = output.takeFatal(number) {
            board.runs += 1
            if skipped.count < Self.mostSkipped { skipped.insert(input) }
            record.failed(failure(ending, input), origin: nil, input)
        }
        idle = board.runs == before ? idle + 1 : 0
        if idle < Self.mostIdle { start() } else { trouble = "libFuzzer ended: \(log.word ?? log.lastLine)" }
    }

    /// What an input that ended the process stands for: repeated in a process without libFuzzer, which tells the signal.
    private func failure(_ ending: WorkerEnding, _ input: [UInt8]) -> RunOutcome.Failure {
        if let breach = board.breach, let failure = WorkerEnding.breach(breach).failure() { return failure }
        if ending == .exit(70), let failure = WorkerEnding.hang(campaign.limits.milliseconds).failure() { return failure }
        let runner = IsolatedRunner(target: campaign.target, plant: campaign.plant, limits: campaign.limits)
        if case .failed(let failure) = runner.run(input) { return failure }
        let word = log.word ?? log.lastLine
        if ending == .exit(71) { return RunOutcome.Failure(kind: .oom, rule: "oom", message: word) }
        let rule = word.contains("LeakSanitizer") ? "crash-leak" : "crash-fuzzer"
        return RunOutcome.Failure(kind: .crash, rule: rule, message: word)
    }
}
