import CommandLineSupport
import Conformance
import Dissection
import Glibc
import Output

/// Prints the packets of captures: what the program does without a command.
struct ReadCommand {
    private let arguments: ParsedArguments
    private let messages: Messages
    private let limit: Int?
    private let judging: JudgeOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has("-r") else { throw UsageError("nothing to read: name a capture with -r FILE") }
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        limit = try arguments.number("-c", atLeast: 1)
        judging = try JudgeOptions(arguments)
    }

    func run() -> ExitStatus {
        let out = OutputBuffer(.descriptor(1))
        let format = OutputFormats.format(named: arguments.last("-T") ?? LinePrinter.name) ?? LinePrinter.self
        var options = PrintingOptions()
        options.showsHex = arguments.has("-x")
        options.flushesEachPacket = isatty(1) == 1
        let limited = LimitedSink(format.init(out, options), limit: limit)
        let outcomes = readAll(into: limited, out)
        guard messages.finish(out), !outcomes.contains(.unreadable) else { return .badInput }
        return outcomes.contains(.cut) && arguments.has("--strict") ? .badInput : .done
    }

    private func readAll(into sink: LimitedSink, _ out: OutputBuffer) -> [SourceRun.Outcome] {
        var outcomes: [SourceRun.Outcome] = []
        var packets = 0
        for path in arguments.all("-r") where !sink.isFull && !out.isClosed && !Interruption.isRequested {
            let dissector = PacketDissector(into: Judge(into: sink, judging), firstNumber: packets + 1)
            let progress = arguments.has("--no-progress") ? nil : ProgressLine(for: path)
            var run = SourceRun(path, messages)
            outcomes.append(run.run(into: dissector, progress: progress) { !sink.isFull && !out.isClosed })
            packets = dissector.count
        }
        return outcomes
    }
}
