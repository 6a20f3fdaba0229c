import CommandLineSupport
import FuzzTargets

/// The options of `run`, understood.
struct RunOptions {
    /// How many inputs of each target are run when neither a number nor a time is asked for.
    static let defaultRuns: UInt64 = 10_000

    /// The targets.
    let targets: [any FuzzTarget.Type]
    /// Whether the corpus folder holds one folder a target.
    let isShared: Bool
    /// The fault that is switched on.
    let plant: Plant?
    /// Seed, runs, time, shard, jobs and limits; the target is the first one.
    let campaign: Campaign
    /// Whether libFuzzer is asked for.
    let usesLibFuzzer: Bool
    /// The corpus folder.
    let corpus: String?
    /// Where failing inputs go.
    let artifacts: ArtifactFolder
    /// Reports that are asked for: format and file, empty for standard output.
    let reports: [(format: String, file: String)]
    /// The command line, as it would be typed again.
    let commandLine: String
    /// Whether the progress is shown.
    let showsProgress: Bool

    /// Understands a command line.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        guard arguments.operands.count == 1, let name = arguments.operands.first else {
            throw UsageError("name one target, or all", command: command)
        }
        targets = try TargetNames.targets(name, command: command)
        isShared = name == "all"
        plant = try Self.plant(arguments, targets)
        usesLibFuzzer = arguments.last("--engine") == EngineName.libfuzzer.rawValue
        corpus = arguments.last("--corpus")
        artifacts = ArtifactFolder(path: arguments.last("--artifacts") ?? "artifacts")
        reports = try arguments.all("--report").map { (text) throws(UsageError) in try Self.report(text, command) }
        commandLine = Self.commandLine(arguments)
        showsProgress = !arguments.has("--no-progress")
        if !usesLibFuzzer, let option = ["--dictionary", "--libfuzzer"].first(where: { arguments.has($0) }) {
            throw UsageError("\(option) is for --engine libfuzzer", command: command)
        }
        campaign = try Self.campaign(arguments, targets[0])
    }

    private static func plant(
        _ arguments: ParsedArguments, _ targets: [any FuzzTarget.Type]
    ) throws(UsageError) -> Plant? {
        guard let id = arguments.last("--plant") else { return nil }
        let command = arguments.command.name, plant = try TargetNames.plant(id, command: command)
        guard targets.contains(where: { $0.name == plant.target }) else {
            throw UsageError("the planted fault '\(id)' is one of the target \(plant.target)", command: command)
        }
        return plant
    }

    private static func campaign(
        _ arguments: ParsedArguments, _ target: any FuzzTarget.Type
    ) throws(UsageError) -> Campaign {
        let options = CampaignOptions(arguments)
        var campaign = Campaign(target: target)
        campaign.seed = try options.seed()
        campaign.milliseconds = try options.milliseconds("--time")
        campaign.runs = try arguments.number("--runs", atLeast: 0).map(UInt64.init)
        if campaign.runs == nil, campaign.milliseconds == nil { campaign.runs = defaultRuns }
        campaign.shard = try options.shard()
        campaign.jobs = min(256, try arguments.number("--jobs", atLeast: 1) ?? 1)
        campaign.isPlain = arguments.has("--plain")
        campaign.limits = try options.limits(RunLimits())
        campaign.libFuzzerOptions = arguments.all("--libfuzzer")
        campaign.dictionary = arguments.last("--dictionary")
        return campaign
    }

    private static func commandLine(_ arguments: ParsedArguments) -> String {
        var words = ["bitchat-fuzz", arguments.command.name] + arguments.operands
        for option in arguments.command.options {
            for value in arguments.all(option.key) { words += [option.key] + (option.value == nil ? [] : [value]) }
        }
        return words.joined(separator: " ")
    }

    private static func report(_ text: String, _ command: String) throws(UsageError) -> (format: String, file: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let names = CampaignReports.all.map { $0.name }
        guard let name = parts.first, names.contains(name) else {
            throw UsageError("--report takes \(names.joined(separator: ", ")), not '\(parts.first ?? "")'", command: command)
        }
        return (name, parts.count == 2 ? parts[1] : "")
    }
}
