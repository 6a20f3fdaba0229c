import Capture
import CommandLineSupport
import LiveCapture
import Output

/// Watches live sources until they end or the user does, and says how that went.
struct LiveRun {
    private let options: RunOptions
    private let live: LiveOptions

    /// The paths that are watched, `-` being standard input.
    var paths: [String] { live.inputs }

    /// Understands which sources to watch.
    init(_ options: RunOptions) throws(UsageError) {
        self.options = options
        live = try LiveOptions(options.arguments)
    }

    /// Shows at most `limit` packets of all sources on `view`; `opening` opens what is written, once privileges are given up,
    /// and `finally` writes what is known only at the end.
    func run(
        on view: any LiveView, _ out: OutputBuffer, limit: Int? = nil, opening: () throws -> Void = {},
        finally: ([SourceStatistics]) -> Void = { _ in }
    ) -> ExitStatus {
        let beginning: Beginning
        do {
            beginning = try begin(opening)
        } catch {
            view.finish()
            return ExitStatus(refused: error, options.messages)
        }
        tellWhatIsWatched(on: view)
        let watch = SeverityWatch(view.sink)
        let loop = LiveLoop(live, options, beginning, into: LimitedSink(watch, limit: limit), view, out)
        loop.run()
        view.finish()
        finally(loop.streets.map(\.statistics))
        tellWhatCame(loop)
        return status(loop, beginning.copy, watch, out)
    }

    /// Ends the copy and says how the run ends.
    private func status(_ loop: LiveLoop, _ copy: CaptureCopy?, _ watch: SeverityWatch, _ out: OutputBuffer) -> ExitStatus {
        var outcomes = loop.streets.map(\.outcome)
        if let copy, !copy.finish(options.messages) { outcomes.append(.unreadable) }
        return options.status(outcomes, watch.gravest, out)
    }

    /// What must work before anything is watched.
    struct Beginning {
        /// Where the threads of the sources deliver.
        var queue: RecordQueue
        /// Where the records are written too.
        var copy: CaptureCopy?
    }

    /// Opens every source, gives privileges up, begins the copy, and only then has bytes read, on a thread a source.
    private func begin(_ opening: () throws -> Void) throws -> Beginning {
        try LiveOpening.open(live.sources)
        try opening()
        let copy = try CaptureCopy.begin(options.recording, inputs: live.inputs, isLive: true)
        let queue = try RecordQueue()
        if let duration = live.duration { Interruption.schedule(.now.adding(milliseconds: duration)) }
        for (index, source) in live.sources.enumerated() {
            try SourceThread.start(source, QueuePort(queue, source: index))
        }
        return Beginning(queue: queue, copy: copy)
    }

    private func tellWhatIsWatched(on view: any LiveView) {
        guard !options.messages.isQuiet, !view.isInteractive else { return }
        view.note("watching \(live.sources.map(\.name).joined(separator: ", ")); Ctrl-C ends")
    }

    /// The closing remarks; a loss is told to everybody.
    private func tellWhatCame(_ loop: LiveLoop) {
        for street in loop.streets {
            let state = street.state
            options.messages.note(skipped: street.counters, of: state.name)
            options.messages.note("\(state.name): \(state.records) records, \(street.packets) packets")
            if let loss = street.losses.sentence { options.messages.error("\(state.name): \(loss)") }
        }
        if loop.unshown > 0 { options.messages.note("\(loop.unshown) records had come in and are not shown") }
    }
}
