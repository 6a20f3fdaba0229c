import CommandLineSupport
import MeshCaptures
import PacketGenerators

/// What `generate captures` is asked for.
struct CaptureRequest {
    /// The names of the containers on the command line.
    static let containers: [(name: String, container: CaptureContainer)] = [
        ("btsnoop", .btsnoop), ("monitor", .monitorBtsnoop), ("pcap", .pcap), ("pcapng", .pcapng), ("pklg", .packetLogger),
    ]
    /// The most phones of a mesh, whose radio addresses must differ.
    private static let mostNodes = 65_536
    /// The most phones from each of which captures are kept in memory at once.
    private static let mostViewpoints = 64

    /// The scenarios, in the order they were named; all where none was.
    let scenarios: [any CaptureScenario.Type]
    /// What they are asked to vary.
    let options: ScenarioOptions
    /// The containers to write.
    let containers: [CaptureContainer]
    /// Where to write; nil for nowhere.
    let folder: String?

    /// Understands the command line.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.first == "captures" else {
            throw UsageError("say what to generate: captures", command: arguments.command.name)
        }
        let isSummary = arguments.has("--summary") || arguments.has("--json")
        let folder = arguments.last("--out") ?? (isSummary ? nil : "captures")
        scenarios = try Self.scenarios(arguments)
        var options = try Self.options(arguments, scenarios)
        if folder == nil, options.viewpoint == .usual { options.viewpoint = .nobody }
        self.options = options
        containers = try Self.containers(arguments)
        self.folder = folder
    }

    private static func scenarios(_ arguments: ParsedArguments) throws(UsageError) -> [any CaptureScenario.Type] {
        var named: [any CaptureScenario.Type] = []
        for name in arguments.operands.dropFirst() {
            guard let scenario = CaptureScenarios.named(name) else {
                let names = CaptureScenarios.all.map { $0.name }
                let near = NearestName.find(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
                throw UsageError("there is no scenario '\(name)'\(near)", command: arguments.command.name)
            }
            named.append(scenario)
        }
        return named.isEmpty ? CaptureScenarios.all : named
    }

    private static func options(
        _ arguments: ParsedArguments, _ scenarios: [any CaptureScenario.Type]
    ) throws(UsageError) -> ScenarioOptions {
        var options = ScenarioOptions()
        options.nodes = try arguments.number("--nodes", atLeast: 2)
        options.minutes = try arguments.number("--minutes", atLeast: 1)
        options.loss = try arguments.number("--loss", atLeast: 0)
        if options.nodes != nil || options.minutes != nil, !scenarios.allSatisfy({ $0.isScalable }) {
            throw UsageError("--nodes and --minutes go with busy-mesh alone", command: arguments.command.name)
        }
        guard options.nodes ?? 0 <= mostNodes, options.minutes ?? 0 <= 1_440, options.loss ?? 0 <= 100 else {
            throw UsageError(
                "at most \(mostNodes) nodes, 1440 minutes and 100 percent are possible", command: arguments.command.name)
        }
        options.seed = try seed(arguments) ?? options.seed
        options.viewpoint = try viewpoint(arguments, options.nodes ?? 0)
        return options
    }

    private static func seed(_ arguments: ParsedArguments) throws(UsageError) -> UInt64? {
        guard let text = arguments.last("--seed") else { return nil }
        guard let seed = UInt64(text) else {
            throw UsageError("--seed needs a whole number of at least 0, not '\(text)'", command: arguments.command.name)
        }
        return seed
    }

    private static func viewpoint(_ arguments: ParsedArguments, _ nodes: Int) throws(UsageError) -> ScenarioOptions.Viewpoint {
        guard let text = arguments.last("--node") else { return .usual }
        guard text == "all" else { return .node(try arguments.number("--node", atLeast: 0) ?? 0) }
        guard nodes <= mostViewpoints else {
            throw UsageError("--node all is possible with at most \(mostViewpoints) nodes", command: arguments.command.name)
        }
        return .everyNode
    }

    private static func containers(_ arguments: ParsedArguments) throws(UsageError) -> [CaptureContainer] {
        let names = (arguments.last("--container") ?? "all").split(separator: ",").map(String.init)
        if names == ["all"] { return CaptureContainer.allCases }
        var chosen: [CaptureContainer] = []
        for name in names {
            guard let known = containers.first(where: { $0.name == name }) else {
                let all = (containers.map(\.name) + ["all"]).joined(separator: ", ")
                throw UsageError("--container takes \(all), not '\(name)'", command: arguments.command.name)
            }
            chosen.append(known.container)
        }
        return chosen
    }
}
