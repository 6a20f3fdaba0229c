import Capture
import CaptureRecording
import CommandLineSupport
import Conformance
import Dissection
import Output
import PacketPipeline
import Privileges

/// Reads every file that a command names into one sink, and says how that ended.
struct PacketRun {
    /// The files of `-r`, `-` being standard input.
    let paths: [String]
    private let options: RunOptions

    /// Makes a run over the files of `-r`, of which there must be one.
    init(_ options: RunOptions) throws(UsageError) {
        paths = options.arguments.all("-r")
        self.options = options
        guard paths.isEmpty else { return }
        let command = options.arguments.command
        let others = command.option(named: "-i") == nil ? "" : ", or watch one that grows with -i SOURCE"
        throw UsageError("nothing to read: name a capture with -r FILE" + others, command: command.name)
    }

    /// Reads the files in order, at most `limit` packets of them; `each` is told what a file held once its packets
    /// have reached their end, and `finally` writes what is known only then.
    ///
    /// `opening` opens what is written, once privileges are given up. Only what reaches the end counts for the exit status.
    func run(
        into end: PipelineEnd, _ out: OutputBuffer, limit: Int? = nil, opening: () throws -> Void = {},
        each: @escaping (SourceStatistics) -> Void = { _ in }, finally: () -> Void = {}
    ) -> ExitStatus {
        let copy: CaptureCopy?
        do {
            try Privileges.dropAllButFileAccess()
            try opening()
            copy = try CaptureCopy.begin(
                options.recording, inputs: paths, isLive: !paths.allSatisfy(Recording.isRegularFile), later: true)
        } catch {
            return ExitStatus(refused: error, options.messages)
        }
        let street = options.street(to: end, limit: limit)
        var outcomes = read(into: street, copy, each)
        let gravest = street.close()
        if Interruption.isRequested { options.messages.note("ended by a signal: what came out is of what was read until then") }
        finally()
        if let copy, !copy.finish(options.messages) { outcomes.append(.unreadable) }
        return options.status(outcomes, gravest, out)
    }

    private func read(
        into street: any PacketStreet, _ copy: CaptureCopy?, _ each: @escaping (SourceStatistics) -> Void
    ) -> [SourceRun.Outcome] {
        let numbers = PacketNumbers(from: 1)
        let wantsMore = { !street.isOver && copy?.isOver != true && !Interruption.isRequested }
        var outcomes: [SourceRun.Outcome] = []
        for path in paths where wantsMore() {
            let dissector = PacketDissector(into: street.begin { options.packetSink(for: $0, copy?.comments) }, numbers: numbers)
            var run = SourceRun(path, options.messages)
            run.progress = options.arguments.has("--no-progress") ? nil : ProgressLine(for: path)
            run.copy = copy
            run.beforeWaiting = street.drain
            outcomes.append(run.run(into: dissector, wantsMore: wantsMore))
            let statistics = run.statistics
            street.endSource { each(statistics) }
        }
        return outcomes
    }
}
