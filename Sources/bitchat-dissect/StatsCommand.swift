import CommandLineSupport
import Conformance
import Dissection
import Output

/// Counts what captures hold.
struct StatsCommand {
    private let arguments: ParsedArguments
    private let messages: Messages
    private let judging: JudgeOptions

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.has("-r") else {
            throw UsageError("nothing to read: name a capture with -r FILE", command: arguments.command.name)
        }
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        judging = try JudgeOptions(arguments)
    }

    func run() -> ExitStatus {
        var outcomes: [SourceRun.Outcome] = []
        var sources: [SourceStatistics] = []
        for path in arguments.all("-r") where !Interruption.isRequested {
            let counter = PacketCounter()
            var run = SourceRun(path, messages)
            outcomes.append(
                run.run(
                    into: PacketDissector(into: Judge(into: counter, judging), firstNumber: 1), progress: ProgressLine(for: path)
                ) { true })
            var statistics = run.statistics
            statistics.add(counter)
            sources.append(statistics)
        }
        guard write(sources), !outcomes.contains(.unreadable) else { return .badInput }
        return outcomes.contains(.cut) && arguments.has("--strict") ? .badInput : .done
    }

    private func write(_ sources: [SourceStatistics]) -> Bool {
        var total = SourceStatistics()
        for source in sources { total.add(source) }
        let out = OutputBuffer(.descriptor(1))
        let report = StatisticsReport(out)
        if arguments.has("--json") {
            report.json(sources, total: total)
        } else {
            sources.forEach(report.page)
            if sources.count > 1 { report.page(total) }
        }
        return messages.finish(out)
    }
}
