import CommandLineSupport
import FuzzTargets

/// Looks for planted faults, one after the other with one worker, and prints how many are found and how fast.
struct PlantCommand {
    /// How long a fault is looked for when no time is given, in milliseconds.
    private static let defaultTime = 60_000
    /// How long one input may run; less than in a campaign, so that hangs are found soon.
    static let limits = RunLimits(milliseconds: 1_000)

    private let console: Console
    private let plants: [Plant]
    private let engine: EngineName
    private let corpus: String?
    private let model: Campaign
    private let isList: Bool, isJSON: Bool, showsProgress: Bool
    private let artifacts: ArtifactFolder?

    /// Understands a command line.
    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        let command = arguments.command.name, options = CampaignOptions(arguments)
        self.console = console
        let ids = arguments.operands
        plants = ids.isEmpty ? Plants.all : try ids.map { (id) throws(UsageError) in try TargetNames.plant(id, command: command) }
        engine = arguments.last("--engine").flatMap(EngineName.init) ?? .mutate
        corpus = arguments.last("--corpus")
        isList = arguments.has("--list")
        isJSON = arguments.has("--json")
        showsProgress = !arguments.has("--no-progress")
        artifacts = arguments.last("--artifacts").map { ArtifactFolder(path: $0) }
        var model = Campaign(target: EmptyTarget.self)
        model.seed = try options.seed()
        model.milliseconds = try options.milliseconds("--time") ?? Self.defaultTime
        model.isPlain = arguments.has("--plain")
        model.limits = try options.limits(Self.limits)
        self.model = model
    }

    /// Lists the faults or looks for them.
    func run() -> ExitStatus {
        if isList { return list() }
        if engine == .libfuzzer, let refusal = LibFuzzerEngine.refusal {
            console.error(refusal)
            return .usage
        }
        Interruption.install()
        var table = PlantTable()
        do throws(FileError) {
            for plant in plants where !Interruption.isRequested { table.add(plant, try look(for: plant)) }
        } catch {
            console.error(error.message)
            return .badInput
        }
        return finish(table)
    }

    private func look(for plant: Plant) throws(FileError) -> PlantTrial.Result {
        guard let target = FuzzTargets.named(plant.target) else {
            console.error("\(plant.id): there is no target '\(plant.target)'")
            return PlantTrial.Result(failure: nil, runs: 0, milliseconds: 0)
        }
        var campaign = model
        campaign.target = target
        campaign.plant = plant
        if let corpus {
            campaign.files = try CorpusFolder(corpus, target: target, isShared: false).read(note: console.note)
        }
        let engine: any CampaignEngine = engine == .libfuzzer ? LibFuzzerEngine(note: console.note) : MutateEngine()
        let result = PlantTrial(
            plant: plant, campaign: campaign, engine: engine, artifacts: artifacts, note: console.note
        ).run()
        if showsProgress {
            let rule = result.failure.map { "found by \($0.rule)" } ?? "not found"
            console.note("\(plant.id): \(rule), \(result.runs) runs, \(PlantTable.seconds(result.milliseconds)) s")
        }
        return result
    }

    private func finish(_ table: PlantTable) -> ExitStatus {
        if isJSON {
            console.line(table.json(engine: engine.rawValue, seed: model.seed))
        } else {
            for line in table.lines { console.line(line) }
            console.line(table.conclusion)
        }
        if Interruption.isRequested { return .interrupted }
        return table.found == plants.count ? .clean : .findings
    }

    private func list() -> ExitStatus {
        let heads = ["planted fault", "target", "sign", "rule broken"]
        let rows = plants.map { [$0.id, $0.target, $0.sign.rawValue, $0.source] }
        for (line, plant) in zip(CampaignTable.lines([heads] + rows).dropFirst(), plants) {
            console.line(line + "  " + plant.summary)
        }
        return .clean
    }
}
