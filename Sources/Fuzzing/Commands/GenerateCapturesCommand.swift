import CommandLineSupport
import MeshCaptures
import PacketGenerators

/// Writes captures of scripted scenes and of simulated meshes.
///
/// Standard output has the summary where one is asked for; what was written, and what it cost, is told on standard error.
struct GenerateCapturesCommand {
    static let declaration = CommandDeclaration(
        name: "generate", summary: "write captures of scripted scenes and simulated meshes",
        operands: "captures [SCENARIO...]",
        options: [
            OptionDeclaration(
                "--out", value: "DIR", help: "write there; by default to 'captures', or nothing with --summary or --json"),
            OptionDeclaration("--seed", value: "N", help: "what all randomness of a mesh follows from, by default 1"),
            OptionDeclaration(
                "--node", value: "N|all", help: "see the mesh from node N, or from each; by default from one of note"),
            OptionDeclaration(
                "--container", value: "NAME,...", help: "btsnoop, monitor, pcap, pcapng, pklg or all, which is the default"),
            OptionDeclaration("--nodes", value: "N", help: "how many phones busy-mesh has, by default 24"),
            OptionDeclaration("--minutes", value: "N", help: "how long busy-mesh lasts, by default 2"),
            OptionDeclaration("--loss", value: "PERCENT", help: "how many frames every link of a mesh loses"),
            OptionDeclaration("--summary", help: "print what happened in the mesh, as tables"),
            OptionDeclaration("--json", help: "print what happened in the mesh, as one JSON object a scenario"),
            OptionDeclaration("--list", help: "list the scenarios"), Declarations.help,
        ], example: "generate captures stalled-fragments --out captures")

    private let console: Console
    private let request: CaptureRequest
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        self.console = console
        self.arguments = arguments
        request = try CaptureRequest(arguments)
    }

    /// Plays the scenarios one after the other and writes what they come to.
    func run() -> ExitStatus {
        if arguments.has("--list") {
            for scenario in CaptureScenarios.all { console.line("\(scenario.name): \(scenario.shows)") }
            return .clean
        }
        for scenario in request.scenarios {
            do throws(WholeFileError) {
                guard try play(scenario) else { return .usage }
            } catch {
                console.error("\(error)")
                return .badInput
            }
        }
        return .clean
    }

    /// Plays one scenario; false when it has no such node.
    private func play(_ scenario: any CaptureScenario.Type) throws(WholeFileError) -> Bool {
        let cost = RunCost()
        let outcome = scenario.play(request.options)
        guard !outcome.captures.isEmpty || request.options.viewpoint == .nobody else {
            console.error("\(scenario.name) has no such node")
            return false
        }
        if let folder = request.folder {
            for capture in outcome.captures { try write(capture, to: folder) }
        }
        if let summary = outcome.summary {
            if arguments.has("--summary") { console.write(summary.markdown) }
            if arguments.has("--json") { console.line("{\"scenario\":\"\(scenario.name)\",\"summary\":\(summary.json)}") }
        }
        console.error("\(scenario.name): \(cost.description)")
        return true
    }

    private func write(_ capture: NodeCapture, to folder: String) throws(WholeFileError) {
        for file in request.containers.map({ capture.file($0) }) + [capture.listFile] {
            try WholeFile.write(file.bytes, to: folder + "/" + file.name)
            console.error("wrote \(folder)/\(file.name), \(file.bytes.count) bytes")
        }
    }
}
