import CommandLineSupport
import FuzzTargets

/// Unites folders of inputs, keeping those that reach what smaller ones did not.
struct MergeCommand {
    static let declaration = CommandDeclaration(
        name: "merge", summary: "unite folders of inputs, keeping those that reach something new", operands: "DIR...",
        options: [
            OptionDeclaration("--into", value: "DIR", help: "where the kept inputs go; else the first DIR, which keeps its own"),
            TargetOption.declaration, Declarations.help,
        ], example: "merge --into Corpus/inputs/frame shard-1/frame shard-2/frame")

    private let console: Console
    private let target: any FuzzTarget.Type
    private let folders: [String]
    private let into: String

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard let first = arguments.operands.first else {
            throw UsageError("no folder is named", command: arguments.command.name)
        }
        self.console = console
        folders = arguments.operands
        into = arguments.last("--into") ?? first
        target = try TargetOption.target(arguments, orOf: (folders + [into]).map { $0 + "/" })
    }

    /// Merges by running every input in a process of its own.
    func run() -> ExitStatus {
        let runner = IsolatedRunner(target: target)
        return run { runner.run($0) }
    }

    /// Merges by the answers of `outcome`.
    func run(_ outcome: @escaping ([UInt8]) -> RunOutcome) -> ExitStatus {
        do throws(FileError) {
            let home = folder(into)
            if into == folders[0], !FileSystem.isFolder(into) { _ = try FileSystem.names(in: into) }
            try home.prepare()
            var merge = CorpusMerge(outcome)
            for input in try home.read(note: console.note) { merge.keep(input) }
            for input in try candidates() where merge.takes(input) { try home.add(input) }
            return tell(merge)
        } catch {
            console.error(EscapedText.plain(error.message))
            return .badInput
        }
    }

    /// The inputs of every folder but the one they go to, the smallest first, each once.
    private func candidates() throws(FileError) -> [[UInt8]] {
        var inputs: Set<[UInt8]> = []
        for path in folders where path != into { inputs.formUnion(try folder(path).read(note: console.note)) }
        return inputs.sorted { $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1) }
    }

    /// A folder's inputs of the target, also where it holds a folder for each target.
    private func folder(_ path: String) -> CorpusFolder { CorpusFolder(path, target: target, isShared: false) }

    private func tell(_ merge: CorpusMerge) -> ExitStatus {
        for (input, failure) in merge.failures {
            console.error("\(CorpusFolder.name(of: input)) fails: \(EscapedText.plain("\(failure.rule): \(failure.message)"))")
        }
        console.line(
            "\(merge.tried) inputs tried, \(merge.taken) taken, \(merge.failures.count) failed; \(merge.reached.count) outcomes"
                + " reached in \(EscapedText.plain(into))")
        return merge.failures.isEmpty ? .clean : .findings
    }
}
