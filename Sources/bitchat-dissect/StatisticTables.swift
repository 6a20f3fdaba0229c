import CommandLineSupport
import Output
import PacketStatistics

/// The tables that `-z` asks for, in the order of the command line.
struct StatisticTables {
    /// The tables.
    let statistics: [any PacketStatistic]

    /// Understands every `-z`; throws for one that is not known, or not asked for as it must be.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        var statistics: [any PacketStatistic] = []
        for word in arguments.all("-z") { statistics.append(try Self.statistic(word, command)) }
        self.statistics = statistics
        if arguments.has("--decode-only"), let judged = statistics.first(where: { type(of: $0).needsJudging }) {
            throw UsageError(
                "-z \(type(of: judged).name) counts what judging finds, which --decode-only leaves out", command: command)
        }
        if !statistics.isEmpty, arguments.last("-w") == RecordingOptions.standardOutput {
            throw UsageError("-z prints on standard output, which -w - takes: name a file", command: command)
        }
    }

    /// Writes the tables.
    func write(to out: OutputBuffer) {
        for statistic in statistics { statistic.table.write(to: out) }
    }

    /// The page of `-z list`.
    static var list: [String] { Columns.lines(PacketStatistics.all.map { [PacketStatistics.form(of: $0), $0.summary] }) }

    private static func statistic(_ word: String, _ command: String) throws(UsageError) -> any PacketStatistic {
        let parts = word.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, let type = PacketStatistics.statistic(named: name) else {
            let nearest = NearestName.find(word, among: PacketStatistics.all.map { $0.name })
            let hint = nearest.map { "; did you mean \($0)?" } ?? ""
            let forms = PacketStatistics.forms.joined(separator: ", ")
            throw UsageError("-z knows no '\(word)'\(hint): there are \(forms)", command: command)
        }
        guard let statistic = type.init(parts.count == 2 ? String(parts[1]) : nil) else {
            let form = PacketStatistics.form(of: type)
            throw UsageError("-z \(word): the table is asked for as \(form), \(type.summary)", command: command)
        }
        return statistic
    }
}
