import Capture
import CommandLineSupport
import LiveCapture
import Output
import Privileges

/// Watches live sources until they end or the user does, and says how that went.
struct LiveRun {
    private let options: RunOptions
    private let live: LiveOptions

    /// Understands which sources to watch.
    init(_ options: RunOptions) throws(UsageError) {
        self.options = options
        live = try LiveOptions(options.arguments)
    }

    /// Shows at most `limit` packets of all sources on `view`; `finally` writes what is known only at the end.
    func run(
        on view: any LiveView, _ out: OutputBuffer, limit: Int? = nil, finally: ([SourceStatistics]) -> Void = { _ in }
    ) -> ExitStatus {
        let beginning: Beginning
        do {
            beginning = try begin()
        } catch {
            view.finish()
            return ExitStatus(refusedLive: error, options.messages)
        }
        tellWhatIsWatched(on: view)
        let watch = SeverityWatch(view.sink)
        let street = LimitedSink(watch, limit: limit)
        let loop = LiveLoop(live, options, beginning, into: street, view, out)
        loop.run()
        view.finish()
        finally(loop.streets.map(\.statistics))
        tellWhatCame(loop)
        var outcomes = loop.streets.map(\.outcome)
        if let copy = beginning.copy, !copy.finish(options.messages) { outcomes.append(.unreadable) }
        return options.status(outcomes, watch.gravest, out)
    }

    /// What must work before anything is watched.
    struct Beginning {
        /// Where the threads of the sources deliver.
        var queue: RecordQueue
        /// Where the records are written too.
        var copy: CaptureCopy?
    }

    /// Opens every source and the copy, gives privileges up, and only then has bytes read, on a thread a source.
    private func begin() throws -> Beginning {
        for source in live.sources { try source.open() }
        let copy = try CaptureCopy.begin(options.recording, inputs: live.files, isLive: true)
        try Privileges.drop()
        let queue = try RecordQueue()
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
