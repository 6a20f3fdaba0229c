import Capture
import Dissection
import LiveCapture
import Output
import WireFormat

/// The decoding thread's work: takes records off the queue, dissects them and keeps the view up to date.
final class LiveLoop {
    /// The sources, in the order of the command line.
    let streets: [LiveStreet]
    /// Records that had come in, and were left when the end took too long.
    private(set) var unshown = 0

    /// The longest pause between two looks at the view and at what ends the run, in milliseconds.
    private static let beat = 50
    /// How long the end may take, for what has come in already, in milliseconds.
    private static let patience = 1000

    private let queue: RecordQueue
    private let copy: CaptureCopy?
    private let limited: LimitedSink
    private let view: any LiveView
    private let out: OutputBuffer
    private let isQuiet: Bool
    private var nextTick = MonotonicTime.now
    private var lastMoment: MonotonicTime?
    private var running: Int

    /// Makes the loop over sources that run already.
    init(
        _ live: LiveOptions, _ options: RunOptions, _ beginning: LiveRun.Beginning, into limited: LimitedSink,
        _ view: any LiveView, _ out: OutputBuffer
    ) {
        queue = beginning.queue
        copy = beginning.copy
        self.limited = limited
        self.view = view
        self.out = out
        isQuiet = options.messages.isQuiet
        running = live.sources.count
        let numbers = PacketNumbers(from: 1)
        let book = beginning.copy?.comments
        streets = live.sources.map { LiveStreet($0.name, into: options.packetSink(for: limited, book), numbers: numbers) }
    }

    /// Runs until every source has ended and the view needs no longer stay, nothing more is wanted, or the user ends it.
    func run() {
        var batch = RecordBatch()
        while running > 0 || view.isInteractive, !isOver { takeBatch(&batch) }
        queue.stop()
        let lastMoment = beginEnding()
        // What has come in is taken even where the end has lasted too long already: to be counted, and for the copy.
        repeat { takeBatch(&batch) } while running > 0 && .now < lastMoment
        for street in streets { street.finish() }
        tick()
    }

    /// Whether the run ends though sources go on.
    private var isOver: Bool { Interruption.isDue || !wantsMore }

    /// Whether another record would change anything.
    private var wantsMore: Bool { !limited.isFull && !out.isClosed && copy?.isOver != true }

    private func takeBatch(_ batch: inout RecordBatch) {
        queue.take(&batch, milliseconds: Self.beat)
        for (index, entry) in batch.entries.enumerated() {
            handle(entry, of: batch)
            if index & 15 == 15 { pace() }
        }
        tick()
    }

    private func handle(_ entry: RecordBatch.Entry, of batch: RecordBatch) {
        let street = streets[entry.source]
        switch entry.item {
        case .record(let record, let range): batch.withBytes(range) { handle(record, $0, on: street) }
        case .problem(let problem):
            street.problem(problem)
            tell(LiveRemark(problem))
        case .notice(let notice): street.notice(notice).map(tell)
        case .done:
            street.done()
            running -= 1
        }
    }

    private func handle(_ record: CaptureRecord, _ bytes: RawSpan, on street: LiveStreet) {
        // A reader of standard output that was given up keeps nothing from the copy.
        let isStalled = out.untaken > 0
        guard wantsMore || isStalled && !limited.isFull else { return }
        let isLate = isStalled || lastMoment.map({ $0 < .now }) ?? false
        if let copy, let book = copy.comments {
            comment(record, bytes, on: street, copy, book, isLate: isLate)
            return
        }
        if let copy, !copy.append(record, bytes) { return }
        if isLate { unshown += 1 } else { street.record(record, bytes) }
    }

    /// Dissects a record and writes it with the comments on the packets that it completes.
    private func comment(
        _ record: CaptureRecord, _ bytes: RawSpan, on street: LiveStreet, _ copy: CaptureCopy, _ book: CommentBook, isLate: Bool
    ) {
        if isLate { unshown += 1 } else { street.record(record, bytes) }
        _ = copy.append(record, bytes, book.take(record.number))
        book.clear()
    }

    /// In the middle of a large batch the view goes on, and the user may end the run.
    private func pace() {
        if Interruption.isDue { _ = beginEnding() }
        if nextTick <= .now { tick() }
    }

    /// The moment until which the end may last, from the first call on.
    private func beginEnding() -> MonotonicTime {
        let moment = lastMoment ?? .now.adding(milliseconds: Self.patience)
        lastMoment = moment
        return moment
    }

    private func tick() {
        view.tick(LiveState(sources: streets.map(\.state)))
        copy?.tick(.now)
        out.lookForReader()
        nextTick = .now.adding(milliseconds: Self.beat)
    }

    private func tell(_ remark: LiveRemark) {
        if remark.isCondition, view.isInteractive { return }
        if remark.isGrave || !isQuiet { view.note(remark.text) }
    }
}
