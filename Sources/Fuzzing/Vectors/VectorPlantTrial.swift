import CFuzzing
import CorpusFiles
import FuzzTargets

/// One planted fault, and the vectors answered by an implementation that has it, in a process of their own.
final class VectorPlantTrial {
    private let vectors: [Vector]
    private let board: SharedBoard
    private let worker: WorkerProcess
    private var watch: HangWatch
    private var caught: [Int] = []
    /// What came of it; nil while the process runs.
    private(set) var result: VectorPlantResult?

    /// Starts the process; nil when the system gives none.
    init?(_ vectors: [Vector], _ plant: Plant?, _ limits: RunLimits) {
        guard let board = SharedBoard() else { return nil }
        (self.vectors, self.board) = (vectors, board)
        watch = HangWatch(limit: limits.milliseconds)
        let worker = WorkerProcess { socket in
            Worker.prepare(board, limits)
            Self.answer(vectors, plant, board, socket)
        }
        guard let worker else { return nil }
        self.worker = worker
    }

    /// Readable when the process has something to say.
    var socket: Descriptor { worker.socket }

    /// Tells the number of each vector that is answered otherwise than it asks.
    private static func answer(_ vectors: [Vector], _ plant: Plant?, _ board: SharedBoard, _ socket: Descriptor) {
        var subject = Subject()
        plant?.change(&subject)
        let steps = VectorSteps(subject)
        for (number, vector) in vectors.enumerated() {
            cfuzz_guard_mark()
            let check = try? VectorCheck(vector, by: steps)
            if check.map({ !$0.differences(most: 1).isEmpty }) ?? true {
                _ = socket.write(WorkerMessage.caught(UInt64(number)).bytes)
            }
            board.runs = UInt64(number) + 1
        }
    }

    /// Takes what the process has said.
    func receive() {
        if !take() { end(board.breach.map { .breach($0) } ?? worker.wait(blocks: true) ?? .exit(-1)) }
    }

    /// Takes one portion of messages; says whether there may be more.
    private func take() -> Bool {
        let (messages, isOpen) = worker.receive()
        caught += messages.map { Int(clamping: $0.index) }
        return isOpen
    }

    /// Ends the process where a vector takes too long.
    func check() {
        guard result == nil,
            let limit = watch.hang(board.runs, processor: worker.processorTime ?? 0, clock: MonotonicClock.milliseconds)
        else { return }
        worker.end()
        while take() {}
        end(.hang(limit))
    }

    private func end(_ ending: WorkerEnding) {
        let last = Int(clamping: board.runs)
        let failure = ending.failure(word: worker.lastWord())
        result = VectorPlantResult(
            caught: caught.map { vectors[$0].id }, failure: failure, place: last < vectors.count ? vectors[last].id : nil)
    }
}
