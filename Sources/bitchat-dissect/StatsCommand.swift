import CommandLineSupport
import Conformance
import Output

/// Counts what captures hold.
struct StatsCommand {
    private let arguments: ParsedArguments
    private let input: ReadInput

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        input = try ReadInput(arguments)
        guard case .live = input, arguments.has("--digest") else { return }
        throw UsageError("--digest is of captures that end: name them with -r FILE", command: arguments.command.name)
    }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        switch input {
        case .files(let packets): return run(packets, out)
        case .live(let live): return run(live, out)
        }
    }

    /// Counts file after file.
    private func run(_ packets: PacketRun, _ out: OutputBuffer) -> ExitStatus {
        let counter = PacketCounter()
        let digest =
            arguments.has("--digest")
            ? PrintDigest(counter, of: NDJSONPrinter.self, sources: arguments.all("-r").count) : nil
        var sources: [SourceStatistics] = []
        let count = { (source: SourceStatistics) in
            var statistics = source
            statistics.add(counter)
            statistics.digest = digest?.endSource()
            counter.reset()
            sources.append(statistics)
        }
        return packets.run(
            into: .sink(digest ?? counter, out), out, each: count, finally: { write(sources, out, digest) })
    }

    /// Counts live sources side by side, and writes the counts at the end.
    private func run(_ live: LiveRun, _ out: OutputBuffer) -> ExitStatus {
        let counters = SourceCounters()
        return live.run(
            on: PrinterView(counters, out), out,
            finally: { sources in
                let counted = sources.map { source in
                    var statistics = source
                    statistics.add(counters[source.source])
                    return statistics
                }
                write(counted, out)
            })
    }

    private func write(_ sources: [SourceStatistics], _ out: OutputBuffer, _ digest: PrintDigest? = nil) {
        var total = SourceStatistics()
        for source in sources { total.add(source) }
        total.digest = digest?.end()
        let report = StatisticsReport(out)
        if arguments.has("--json") {
            report.json(sources, total: total)
        } else {
            sources.forEach(report.page)
            if sources.count > 1 { report.page(total) }
        }
    }
}
