import CommandLineSupport
import CorpusFiles
import FuzzTargets

/// Fuzzes one target or all of them, and prints what was found and a table.
struct RunCommand {
    private let console: Console
    private let options: RunOptions

    /// Understands a command line.
    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        self.console = console
        options = try RunOptions(arguments)
    }

    /// Runs a campaign for each target, one after the other.
    func run() -> ExitStatus {
        if options.usesLibFuzzer, let refusal = LibFuzzerEngine.refusal {
            console.error(refusal)
            return .usage
        }
        Interruption.install()
        let engine = options.usesLibFuzzer ? EngineName.libfuzzer : .mutate
        var summary = CampaignSummary(seed: options.campaign.seed, engine: engine.rawValue)
        var isWhole = true
        for target in options.targets where !Interruption.isRequested {
            do throws(FileError) {
                let (result, isDone) = try run(target, engine)
                summary.targets.append(result)
                isWhole = isWhole && isDone
            } catch {
                console.error(error.message)
                return .badInput
            }
        }
        summary.isWhole = isWhole && !Interruption.isRequested
        return finish(summary)
    }

    private func run(
        _ target: any FuzzTarget.Type, _ name: EngineName
    ) throws(FileError) -> (CampaignSummary.Target, isDone: Bool) {
        var campaign = options.campaign
        campaign.target = target
        campaign.plant = options.plant.flatMap { $0.target == target.name ? $0 : nil }
        if let corpus = options.corpus {
            let folder = CorpusFolder(corpus, target: target, isShared: options.isShared)
            try folder.prepare()
            campaign.files = try folder.read(note: console.note)
            campaign.folder = folder
        }
        let record = CampaignRecord(campaign, artifacts: options.artifacts, note: console.note)
        let progress = options.showsProgress ? ProgressLine(console) : nil
        let engine: any CampaignEngine = name == .libfuzzer ? LibFuzzerEngine(note: console.note) : MutateEngine()
        let isDone = engine.run(campaign, record, progress: progress)
        progress?.clear()
        if record.unwritten > 1 { console.note("\(target.name): \(record.unwritten) files could not be written") }
        return (record.summary, isDone && record.unwritten == 0)
    }

    private func finish(_ summary: CampaignSummary) -> ExitStatus {
        if options.showsProgress { tellSpeeds(summary) }
        for finding in summary.findings {
            console.line(FindingLine.text(finding, folder: options.artifacts.path))
        }
        let place = ReportPlace(folder: options.artifacts.path, commandLine: options.commandLine, laws: KnownLaws.all)
        for line in CampaignTable(summary).lines { console.line(line) }
        for report in options.reports {
            do throws(FileError) {
                try ReportWriter.write(format: report.format, to: report.file, summary, at: place, console: console)
            } catch {
                console.error(error.message)
                return .badInput
            }
        }
        if Interruption.isRequested { return .interrupted }
        return summary.findings.isEmpty ? (summary.isWhole ? .clean : .badInput) : .findings
    }

    /// How fast each target was, and against the empty one where that ran too.
    private func tellSpeeds(_ summary: CampaignSummary) {
        let empty = summary.targets.first { $0.name == EmptyTarget.name }
        for target in summary.targets {
            let speed = ProgressLine.perSecond(target)
            let share = empty.map { speed * 100 / max(1, ProgressLine.perSecond($0)) }
            console.note("\(ProgressLine.text(target))" + (share.map { "; \($0) % of the empty target's speed" } ?? ""))
        }
    }
}
