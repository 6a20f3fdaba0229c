import Capture
import CaptureRecording
import CommandLineSupport
import Conformance
import Dissection
import Output
import Privileges

/// Reads every file that a command names into one sink, and says how that ended.
struct PacketRun {
    private let options: RunOptions
    private let paths: [String]

    /// Makes a run over the files of `-r`, of which there must be one.
    init(_ options: RunOptions) throws(UsageError) {
        paths = options.arguments.all("-r")
        self.options = options
        guard paths.isEmpty else { return }
        let command = options.arguments.command
        let others = command.option(named: "-i") == nil ? "" : ", or watch one that grows with -i SOURCE"
        throw UsageError("nothing to read: name a capture with -r FILE" + others, command: command.name)
    }

    /// Reads the files in order into `sink`, at most `limit` packets; `each` is told what a file held, and
    /// `finally` writes what is known only at the end.
    ///
    /// Only what reaches `sink` counts for the exit status.
    func run(
        into sink: any JudgedPacketSink, _ out: OutputBuffer, limit: Int? = nil,
        each: (SourceStatistics) -> Void = { _ in }, finally: () -> Void = {}
    ) -> ExitStatus {
        let copy: CaptureCopy?
        do {
            try Privileges.dropAllButFileAccess()
            copy = try CaptureCopy.begin(
                options.recording, inputs: paths, isLive: !paths.allSatisfy(Recording.isRegularFile), later: true)
        } catch {
            return ExitStatus(refused: error, options.messages)
        }
        let watch = SeverityWatch(sink)
        var outcomes = read(into: watch, out, limit, copy, each)
        finally()
        if let copy, !copy.finish(options.messages) { outcomes.append(.unreadable) }
        return options.status(outcomes, watch.gravest, out)
    }

    private func read(
        into sink: any JudgedPacketSink, _ out: OutputBuffer, _ limit: Int?, _ copy: CaptureCopy?,
        _ each: (SourceStatistics) -> Void
    ) -> [SourceRun.Outcome] {
        let limited = LimitedSink(sink, limit: limit)
        let numbers = PacketNumbers(from: 1)
        let wantsMore = { !limited.isFull && !out.isClosed && copy?.isOver != true && !Interruption.isRequested }
        var outcomes: [SourceRun.Outcome] = []
        for path in paths where wantsMore() {
            let dissector = PacketDissector(into: options.packetSink(for: limited), numbers: numbers)
            var run = SourceRun(path, options.messages)
            run.progress = options.arguments.has("--no-progress") ? nil : ProgressLine(for: path)
            run.copy = copy
            run.beforeWaiting = {
                out.flush()
                out.lookForReader()
            }
            outcomes.append(run.run(into: dissector, wantsMore: wantsMore))
            each(run.statistics)
        }
        return outcomes
    }
}
