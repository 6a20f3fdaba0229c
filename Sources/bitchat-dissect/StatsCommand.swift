import CommandLineSupport
import Conformance
import Output

/// Counts what captures hold.
struct StatsCommand {
    private let arguments: ParsedArguments
    private let packets: PacketRun

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        packets = try PacketRun(arguments)
    }

    func run() -> ExitStatus {
        let out = OutputBuffer(.descriptor(1))
        let counter = PacketCounter()
        var sources: [SourceStatistics] = []
        let count = { (source: SourceStatistics) in
            var statistics = source
            statistics.add(counter)
            counter.reset()
            sources.append(statistics)
        }
        return packets.run(into: counter, out, each: count, finally: { write(sources, out) })
    }

    private func write(_ sources: [SourceStatistics], _ out: OutputBuffer) {
        var total = SourceStatistics()
        for source in sources { total.add(source) }
        let report = StatisticsReport(out)
        if arguments.has("--json") {
            report.json(sources, total: total)
        } else {
            sources.forEach(report.page)
            if sources.count > 1 { report.page(total) }
        }
    }
}
