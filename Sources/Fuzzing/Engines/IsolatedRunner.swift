import FuzzTargets
import WireFormat

/// Runs inputs of one target in a process of their own, so that a trap, a hang or a breach of memory becomes an outcome.
final class IsolatedRunner {
    /// How often the parent looks, in milliseconds.
    private static let pause = 10
    /// How many processes are tried for one input: the one there is, and a new one.
    private static let mostStarts = 2
    /// What the board says while the process waits for an input, and while it runs one.
    private static let waiting: UInt64 = 0, running: UInt64 = 1

    private let target: any FuzzTarget.Type
    private let plant: Plant?
    private let limits: RunLimits
    private let board = SharedBoard()
    /// The process that waits for the next input.
    private(set) var worker: WorkerProcess?

    /// Makes a runner; the process starts with the first input.
    init(target: any FuzzTarget.Type, plant: Plant? = nil, limits: RunLimits = RunLimits()) {
        self.target = target
        self.plant = plant
        self.limits = limits
    }

    /// Runs one input; a process that ended before it took the input says nothing about it, and a new one is asked.
    func run(_ input: [UInt8]) -> RunOutcome {
        for _ in 0..<Self.mostStarts {
            if let board, let outcome = attempt(input, board) { return outcome }
            worker = nil
        }
        return .failed(RunOutcome.Failure(kind: .crash, rule: "crash-start", message: "the worker process does not start"))
    }

    /// Runs one input in the process there is, or in a new one; nil when that ends before it has taken the input.
    private func attempt(_ input: [UInt8], _ board: SharedBoard) -> RunOutcome? {
        board.index = Self.waiting
        guard let worker = worker ?? start(board), worker.send(Self.head(input) + input) else { return nil }
        var watch = HangWatch(limit: limits.milliseconds)
        var failure: RunOutcome.Failure?
        while true {
            guard Descriptor.wait(for: [worker.socket], milliseconds: Self.pause) == [true] else {
                let time = worker.processorTime ?? 0
                guard let limit = watch.hang(0, processor: time, clock: MonotonicClock.milliseconds) else { continue }
                return end(worker, .hang(limit))
            }
            let (messages, isOpen) = worker.receive()
            for message in messages {
                failure = failure ?? message.failure
                if message.kind == .outcomes { return failure.map { .failed($0) } ?? .clean(Self.set(message.outcomes)) }
            }
            guard isOpen || board.index != Self.waiting else { return nil }
            if !isOpen { return end(worker, board.breach.map { .breach($0) } ?? worker.wait(blocks: true) ?? .exit(-1)) }
        }
    }

    private func end(_ worker: WorkerProcess, _ ending: WorkerEnding) -> RunOutcome {
        worker.end()
        self.worker = nil
        let failure = ending.failure(word: worker.lastWord())
        return .failed(failure ?? RunOutcome.Failure(kind: .crash, rule: "crash-exit", message: "the process ended early"))
    }

    private func start(_ board: SharedBoard) -> WorkerProcess? {
        board.clearBreach()
        var subject = Subject()
        subject.isThorough = true
        plant?.change(&subject)
        let (target, limits) = (target, limits)
        worker = WorkerProcess { socket in
            Worker.prepare(board, limits)
            var runner = TargetRunner(target, subject)
            while let input = Self.input(from: socket) {
                board.index = Self.running
                input.withRawSpan { runner.run($0) }
                var answer: [UInt8] = []
                if let failure = runner.failure { answer += WorkerMessage.violation(failure, 0).bytes }
                _ = socket.write(answer + WorkerMessage.outcomes(runner.report.outcomes.members, 0).bytes)
            }
        }
        return worker
    }

    /// The four bytes that go before an input: its length.
    private static func head(_ input: [UInt8]) -> [UInt8] {
        stride(from: 0, to: 32, by: 8).map { UInt8(truncatingIfNeeded: input.count >> $0) }
    }

    /// The next input that the parent sends; nil when it has gone.
    private static func input(from socket: Descriptor) -> [UInt8]? {
        guard let head = socket.readAll(4) else { return nil }
        return socket.readAll(head.reversed().reduce(0) { $0 << 8 | Int($1) })
    }

    private static func set(_ outcomes: [Int]) -> OutcomeSet {
        var set = OutcomeSet()
        for outcome in outcomes { set.insert(outcome) }
        return set
    }
}
