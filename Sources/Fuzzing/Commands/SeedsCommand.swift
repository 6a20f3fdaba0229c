import CommandLineSupport
import FuzzTargets

/// Writes the inputs that targets begin with, for other fuzzers and for hosted services.
struct SeedsCommand {
    static let declaration = CommandDeclaration(
        name: "seeds", summary: "write the inputs that a target, or each, begins with", operands: "TARGET|all",
        operandWords: TargetNames.operandWords,
        options: [
            OptionDeclaration("--into", value: "DIR", help: "the folder that gets a folder for each target (seeds)"),
            Declarations.help,
        ], example: "seeds all --into /tmp/seeds")

    private let console: Console
    private let targets: [any FuzzTarget.Type]
    private let folder: String

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard arguments.operands.count == 1 else {
            throw UsageError("one target is needed, or all", command: arguments.command.name)
        }
        self.console = console
        targets = try TargetNames.targets(arguments.operands[0], command: arguments.command.name)
        folder = arguments.last("--into") ?? "seeds"
    }

    /// Writes a file for each seed, under the seed's name, and says how long inputs of the target may be.
    func run() -> ExitStatus {
        do throws(FileError) {
            for target in targets {
                let home = "\(folder)/\(target.name)"
                try FileSystem.makeFolder(home)
                let seeds = target.seeds()
                for seed in seeds { try FileSystem.write(seed.bytes, to: seed.name, in: home) }
                console.line("\(target.name): \(seeds.count) seeds, inputs of at most \(target.longestInput) bytes")
            }
            return .clean
        } catch {
            console.error(EscapedText.plain(error.message))
            return .badInput
        }
    }
}
