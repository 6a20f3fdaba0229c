import Capture
import Dissection
import LiveCapture
import Output
import WireFormat

/// The decoding thread's work: takes records off the queue, dissects them and keeps the view up to date.
final class LiveLoop {
    /// The sources, in the order of the command line.
    private(set) var streets: [LiveStreet] = []
    /// Records that had come in when the user had waited long enough for the end.
    private(set) var unshown = 0

    /// The longest pause between two looks at the view and at what ends the run, in milliseconds.
    private static let beat = 50
    /// How long the end may take, for what has come in already.
    private static let patience = 1000

    private let queue: RecordQueue
    private let limited: LimitedSink
    private let view: any LiveView
    private let out: OutputBuffer
    private let copy: CaptureCopy?
    private let isQuiet: Bool
    private let end: MonotonicTime?
    private var nextTick = MonotonicTime.now
    private var lastMoment: MonotonicTime?
    private var running: Int

    /// Makes the loop over sources that run already.
    init(
        _ live: LiveOptions, _ options: RunOptions, _ queue: RecordQueue, into limited: LimitedSink, _ view: any LiveView,
        _ out: OutputBuffer, _ copy: CaptureCopy?
    ) {
        self.queue = queue
        self.limited = limited
        self.view = view
        self.out = out
        self.copy = copy
        isQuiet = options.messages.isQuiet
        end = live.seconds.map { MonotonicTime.now.adding(milliseconds: $0.multipliedReportingOverflow(by: 1000).partialValue) }
        running = live.sources.count
        let numbers = PacketNumbers(from: 1)
        streets = live.sources.map {
            LiveStreet($0.name, into: options.packetSink(for: limited), numbers: numbers)
        }
    }

    /// Runs until every source has ended, nothing more is wanted, or the user ends it.
    func run() {
        var batch = RecordBatch()
        while running > 0, !isOver {
            queue.take(&batch, milliseconds: Self.beat)
            handle(batch)
            tick()
        }
        queue.stop()
        let lastMoment = lastMoment ?? MonotonicTime.now.adding(milliseconds: Self.patience)
        self.lastMoment = lastMoment
        while running > 0, MonotonicTime.now < lastMoment {
            queue.take(&batch, milliseconds: Self.beat)
            handle(batch)
        }
        for street in streets { street.finish() }
        tick()
    }

    /// Whether the run ends though sources go on.
    private var isOver: Bool { Interruption.isRequested || !wantsMore || end.map { $0 <= .now } ?? false }

    /// Whether another record would change anything.
    private var wantsMore: Bool { !limited.isFull && !out.isClosed && copy?.isOver != true }

    private func handle(_ batch: RecordBatch) {
        for (index, entry) in batch.entries.enumerated() {
            let street = streets[entry.source]
            switch entry.item {
            case .record(let record, let range): handle(record, range, of: batch, on: street)
            case .problem(let problem):
                street.problem(problem)
                tell(LiveRemark(problem))
            case .notice(let notice): street.notice(notice).map(tell)
            case .done:
                street.done()
                running -= 1
            }
            if index & 15 == 15 { pace() }
        }
    }

    private func handle(_ record: CaptureRecord, _ range: ByteRange, of batch: RecordBatch, on street: LiveStreet) {
        guard wantsMore else { return }
        batch.withBytes(range) { bytes in
            if let copy, !copy.append(record, bytes) { return }
            if isTooLate { unshown += 1 } else { street.record(record, bytes) }
        }
    }

    /// Within a large batch: the view goes on, and so does the user's wish to end.
    private func pace() {
        if lastMoment == nil, Interruption.isRequested { lastMoment = .now.adding(milliseconds: Self.patience) }
        if nextTick <= .now { tick() }
    }

    private var isTooLate: Bool { lastMoment.map { $0 < .now } ?? false }

    private func tick() {
        view.tick(LiveState(sources: streets.map(\.state)))
        copy?.tick(.now)
        out.lookForReader()
        nextTick = .now.adding(milliseconds: Self.beat)
    }

    private func tell(_ remark: LiveRemark) { if remark.isGrave || !isQuiet { view.note(remark.text) } }
}
