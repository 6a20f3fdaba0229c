import Conformance
import Dissection
import DisplayFilter
import Output
import Synchronization
import Threads

/// Prepares, judges, prints and writes packets on several threads; what comes out is the same as on one.
///
/// The calling thread dissects and fills batches. Each batch is prepared, several at once; judged, those of one source one after the
/// other; printed, several at once; and finished, one after the other. Every thread takes whatever can be done next, the calling one
/// too while the line is full, so that memory is bounded: by the number of batches under way, and by their bytes.
package final class PacketPipeline: PacketStreet, @unchecked Sendable {
    private let end: PipelineEnd
    private let filter: DisplayFilter?
    /// The way into the one sink there is, where batches are not printed each by itself.
    private let entry: PipelineEntry?
    private let lock = SharedLock()
    private let over = Atomic<Bool>(false)
    private var threads: [WorkerThread] = []
    // Only on the calling thread.
    private var judge: BatchJudge?
    private var filler: BatchFiller?
    // Only by the thread whose turn it is to finish a batch, and once all are finished.
    private var gravest: Severity?
    // Only while the lock is held.
    private var line: PipelineLine
    private var spares = PipelineSpares()
    private var isClosing = false

    /// Makes a pipeline of `jobs` threads, the calling one included, or of fewer where the system gives no more.
    package init(jobs: Int, _ end: PipelineEnd, filter: DisplayFilter? = nil) {
        self.end = end
        self.filter = filter
        entry = if case .sink(let sink, _) = end { PipelineEntry(sink, filter) } else { nil }
        line = PipelineLine(capacity: 2 * jobs + 2)
        for number in 1..<max(jobs, 2) {
            let preference = number == 1 ? PipelineLine.Preference.judging : .printing
            guard let thread = try? WorkerThread({ [self] in work(preference) }) else { break }
            threads.append(thread)
        }
    }

    package var isOver: Bool { over.load(ordering: .relaxed) }

    package func begin(_ makeJudge: (any JudgedPacketSink) -> any PacketSink) -> any PacketSink {
        let judge = BatchJudge(makeJudge)
        self.judge = judge
        let filler = BatchFiller(emptyBatch(), for: judge) { [unowned self] in handOn() }
        self.filler = filler
        return filler
    }

    package func endSource(_ body: @escaping () -> Void) {
        guard let batch = filler?.batch else { return }
        batch.afterwards = { [judge] in
            judge?.release()
            body()
        }
        push(batch)
        filler = nil
        judge = nil
    }

    package func drain() {
        finishAll()
        if !end.hasReader { over.store(true, ordering: .relaxed) }
    }

    package func close() -> Severity? {
        finishAll()
        lock.held {
            isClosing = true
            lock.wakeAll()
        }
        threads.forEach { $0.join() }
        return gravest
    }
}

// MARK: The calling thread

extension PacketPipeline {
    /// Works until everything that was found so far is finished.
    private func finishAll() {
        if let filler, filler.batch.decoded.count > 0 { filler.handOnNow() }
        workWhile { !$0.isEmpty }
    }

    /// Takes the batch that was filled, and gives an empty one.
    private func handOn() -> PacketBatch {
        if let batch = filler?.batch { push(batch) }
        return emptyBatch()
    }

    private func emptyBatch() -> PacketBatch {
        let batch = lock.held { spares.batch() } ?? PacketBatch()
        batch.judge = judge
        return batch
    }

    /// Puts a batch in line, after working until there is room.
    private func push(_ batch: PacketBatch) {
        workWhile { $0.isFull }
        lock.held {
            line.append(batch)
            lock.wakeAll()
        }
    }

    /// Works, and waits for work, as long as the line is as `isSo` says.
    private func workWhile(_ isSo: (PipelineLine) -> Bool) {
        while let batch = lock.held({ nextBatch(while: isSo) }) { work(on: batch) }
    }

    /// The next batch to work on, waited for; nil once the line is otherwise.
    ///
    /// Looking and waiting are one step: between them another thread might do the last of the work, and nobody would wake this one.
    private func nextBatch(while isSo: (PipelineLine) -> Bool) -> PacketBatch? {
        while isSo(line) {
            if let batch = line.take(.printing) { return batch }
            lock.wait()
        }
        return nil
    }
}

// MARK: Every thread

extension PacketPipeline {
    /// Works until the pipeline is closed.
    private func work(_ preference: PipelineLine.Preference) {
        while let batch = lock.held({ nextBatch(preference) }) { work(on: batch) }
    }

    /// The next batch to work on, waited for; nil once the pipeline is closed.
    private func nextBatch(_ preference: PipelineLine.Preference) -> PacketBatch? {
        while !isClosing {
            if let batch = line.take(preference) { return batch }
            lock.wait()
        }
        return nil
    }

    private func work(on batch: PacketBatch) {
        switch batch.stage {
        case .preparing: if let preparation = batch.judge?.preparation { batch.decoded.prepare(preparation) }
        case .judging: batch.judge?.judge(batch)
        case .printing: print(batch)
        case .finishing: finish(batch)
        case .decoded, .prepared, .judged, .printed: break
        }
        lock.held {
            if line.advance(batch) { spares.keep(batch) }
            lock.wakeAll()
        }
    }

    private func print(_ batch: PacketBatch) {
        guard case .printer(let format, let options, _) = end else { return }
        let lane = lock.held { spares.lane() } ?? PrintingLane(format, options, filter)
        batch.lane = lane
        batch.judged.replay(batch.decoded, into: lane.entry.sink)
    }

    private func finish(_ batch: PacketBatch) {
        switch end {
        case .sink(_, let out):
            if let entry { batch.judged.replay(batch.decoded, into: entry.sink) }
            if out.isClosed { over.store(true, ordering: .relaxed) }
        case .printer(_, _, let out):
            if let buffer = batch.lane?.buffer { out.write(buffer) }
            if out.isClosed { over.store(true, ordering: .relaxed) }
        }
        if let found = (entry ?? batch.lane?.entry)?.gravest(batch.judged.gravest) { gravest = max(gravest ?? found, found) }
        batch.afterwards?()
    }
}
