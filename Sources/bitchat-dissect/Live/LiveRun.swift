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
    ///
    /// Sources are opened before anything else, and privileges given up before any byte of them is looked at.
    func run(
        on view: any LiveView, _ out: OutputBuffer, limit: Int? = nil, finally: ([SourceStatistics]) -> Void = { _ in }
    ) -> ExitStatus {
        let copy: CaptureCopy?, queue: RecordQueue
        do {
            try openSources()
            copy = try CaptureCopy.begin(options.recording, inputs: live.files, isLive: true)
            try Privileges.drop()
            queue = try start()
        } catch {
            view.finish()
            return ExitStatus(refusedLive: error, options.messages)
        }
        if live.seconds == nil { note("watching \(live.sources.map(\.name).joined(separator: ", ")); Ctrl-C ends", view) }
        let watch = SeverityWatch(view.sink)
        let loop = LiveLoop(live, options, queue, into: LimitedSink(watch, limit: limit), view, out, copy)
        loop.run()
        view.finish()
        finally(loop.streets.map(\.statistics))
        closingRemarks(loop)
        var outcomes = loop.streets.map(\.outcome)
        if let copy, !copy.finish(options.messages) { outcomes.append(.unreadable) }
        return options.status(outcomes, watch.gravest, out)
    }

    private func openSources() throws(LiveSourceError) {
        for source in live.sources { try source.open() }
    }

    /// Starts a thread a source.
    private func start() throws -> RecordQueue {
        let queue = try RecordQueue()
        for (index, source) in live.sources.enumerated() {
            try SourceThread.start(source, QueuePort(queue, source: index))
        }
        return queue
    }

    private func note(_ message: String, _ view: any LiveView) { if !options.messages.isQuiet { view.note(message) } }

    private func closingRemarks(_ loop: LiveLoop) {
        for street in loop.streets {
            let state = street.state
            options.messages.note(skipped: street.counters, of: state.name)
            options.messages.note("\(state.name): \(state.records) records, \(street.packets) packets")
            if let loss = street.losses.sentence { options.messages.error("\(state.name): \(loss)") }
        }
        if loop.unshown > 0 { options.messages.note("\(loop.unshown) records had come in and are not shown") }
    }
}
