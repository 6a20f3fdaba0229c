import CommandLineSupport
import Conformance
import Dissection
import Glibc
import Output
import PacketPipeline

/// What every reading command is told, whether it reads files or watches live sources.
struct RunOptions {
    /// The command line.
    let arguments: ParsedArguments
    /// Where remarks go.
    let messages: Messages
    /// What is written on the way; nil: nothing.
    let recording: RecordingOptions?
    private let judging: JudgeOptions
    private let jobs: Int?

    /// The most threads used unless the user asks for more: one of them reads and decodes, which the others wait for.
    private static let threads = 8
    /// The most threads that the user may ask for.
    private static let mostThreads = 64

    /// Understands the options; throws for a value that means nothing.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        judging = try JudgeOptions(arguments)
        jobs = try arguments.number("--jobs", atLeast: 1, atMost: Self.mostThreads)
        recording = try RecordingOptions(arguments)
    }

    /// What stands between dissection and output: a judge, which remembers what a source has shown, or nothing.
    ///
    /// What it says is noted in `book`, where there is one.
    func packetSink(for sink: any JudgedPacketSink, _ book: CommentBook? = nil) -> any PacketSink {
        if let book { return Judge(into: CommentingSink(sink, book), judging) }
        return arguments.has("--decode-only") ? Unjudged(into: sink) : Judge(into: sink, judging)
    }

    /// The way of packets to `end`, at most `limit` of them.
    ///
    /// One thread where a person watches the packets come, or where reading must stop at a certain one; unless the user says
    /// otherwise, also where packets are only counted: handing them on would cost more than that.
    func street(to end: PipelineEnd, limit: Int?) -> any PacketStreet {
        let isCounted = if case .sink = end { arguments.has("--decode-only") } else { false }
        let isSerial = isCounted || isatty(1) == 1
        let jobs = self.jobs ?? (isSerial ? 1 : min(Self.threads, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        // Comments must have come before the record that they belong to is written.
        if recording?.comments != nil { return DirectStreet(end, limit: limit) }
        return jobs > 1 && limit == nil ? PacketPipeline(jobs: jobs, end) : DirectStreet(end, limit: limit)
    }

    /// How a run ends over sources with these outcomes and findings.
    func status(_ outcomes: [SourceRun.Outcome], _ gravest: Severity?, _ out: OutputBuffer) -> ExitStatus {
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
