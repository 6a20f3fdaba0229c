import Capture
import CaptureRecording
import CommandLineSupport
import Conformance
import Dissection
import Output

/// Reads every source that a command names into one sink, and says how that ended.
struct PacketRun {
    private let arguments: ParsedArguments
    private let messages: Messages
    private let judging: JudgeOptions
    private let recording: RecordingOptions?

    /// Understands the options that every reading command has.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has("-r") else {
            throw UsageError("nothing to read: name a capture with -r FILE", command: arguments.command.name)
        }
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        judging = try JudgeOptions(arguments)
        recording = try RecordingOptions(arguments)
    }

    /// Reads the sources in order into `sink`, at most `limit` packets; `each` is told what a source held, and
    /// `finally` writes what is known only at the end.
    ///
    /// Only what reaches `sink` counts for the exit status.
    func run(
        into sink: any JudgedPacketSink, _ out: OutputBuffer, limit: Int? = nil,
        each: (SourceStatistics) -> Void = { _ in }, finally: () -> Void = {}
    ) -> ExitStatus {
        let recording: RecordingRun?
        do throws(CaptureError) {
            recording = try self.recording.map { options throws(CaptureError) in
                try RecordingRun(options, reading: arguments.all("-r"), messages)
            }
        } catch {
            messages.error("\(error.source): \(error.message)")
            return ExitStatus(refusedRecording: error)
        }
        let watch = SeverityWatch(sink)
        let limited = LimitedSink(watch, limit: limit)
        let wantsMore = { !limited.isFull && !out.isClosed && recording?.hasFailed != true }
        var outcomes: [SourceRun.Outcome] = []
        var packets = 0
        for path in arguments.all("-r") where wantsMore() && !Interruption.isRequested {
            let dissector = PacketDissector(into: packetSink(for: limited), firstNumber: packets + 1)
            let progress = arguments.has("--no-progress") ? nil : ProgressLine(for: path)
            var run = SourceRun(path, messages)
            run.recording = recording
            outcomes.append(run.run(into: dissector, progress: progress, wantsMore: wantsMore))
            packets = dissector.count
            each(run.statistics)
        }
        finally()
        let ending = status(outcomes, watch.gravest, out)
        return recording?.finish() ?? true ? ending : .badInput
    }

    /// What stands between dissection and output: the judge, or nothing.
    private func packetSink(for sink: any JudgedPacketSink) -> any PacketSink {
        arguments.has("--decode-only") ? Unjudged(into: sink) : Judge(into: sink, judging)
    }

    private func status(_ outcomes: [SourceRun.Outcome], _ gravest: Severity?, _ out: OutputBuffer) -> ExitStatus {
        guard messages.finish(out), !outcomes.contains(.unreadable) else { return .badInput }
        if outcomes.contains(.cut), arguments.has("--strict") { return .badInput }
        guard let limit = failLimit, let gravest, gravest >= limit else { return .done }
        return .findings
    }

    /// The severity from which findings make the exit status 1.
    private var failLimit: Severity? {
        arguments.last("--fail-on").flatMap { name in Severity.allCases.first { "\($0.name)" == name } }
    }
}
