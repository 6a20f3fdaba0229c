import CommandLineSupport
import MeshCaptures
import PacketGenerators

/// Writes captures of scripted scenes and of simulated meshes.
///
/// Standard output has the summary where one is asked for; what was written, and what it cost, is told on standard error.
struct GenerateCapturesCommand {
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
            do throws(FileError) {
                guard try play(scenario) else { return .usage }
            } catch {
                console.error(EscapedText.plain(error.message))
                return .badInput
            }
        }
        return .clean
    }

    /// Plays one scenario; false when it has no such node.
    private func play(_ scenario: any CaptureScenario.Type) throws(FileError) -> Bool {
        let cost = RunCost()
        let outcome = scenario.play(request.options)
        guard !outcome.captures.isEmpty || request.options.viewpoint == .nobody else {
            console.error("\(scenario.name) has no such node")
            return false
        }
        if let folder = request.folder {
            try FileSystem.makeFolder(folder)
            for capture in outcome.captures { try write(capture, to: folder) }
        }
        if let summary = outcome.summary {
            if arguments.has("--summary") { console.write(summary.markdown) }
            if arguments.has("--json") { console.line("{\"scenario\":\"\(scenario.name)\",\"summary\":\(summary.json)}") }
        }
        console.error("\(scenario.name): \(cost.description)")
        return true
    }

    private func write(_ capture: NodeCapture, to folder: String) throws(FileError) {
        for file in request.containers.map({ capture.file($0) }) + [capture.listFile] {
            try FileSystem.write(file.bytes, to: file.name, in: folder)
            console.error("wrote \(folder)/\(file.name), \(file.bytes.count) bytes")
        }
    }
}
