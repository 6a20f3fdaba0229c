import CommandLineSupport
import CorpusFiles
import FuzzTargets

/// Runs inputs that are kept in files again, each isolated from the program.
struct ReplayCommand {
    private let console: Console
    private let target: any FuzzTarget.Type
    private let paths: [String]
    private let plant: Plant?
    private let limits: RunLimits

    /// Understands a command line.
    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        let command = arguments.command.name
        guard let name = arguments.operands.first, arguments.operands.count > 1 else {
            throw UsageError("name a target and a file", command: command)
        }
        self.console = console
        target = try TargetNames.target(name, command: command)
        paths = Array(arguments.operands.dropFirst())
        if let id = arguments.last("--plant") { plant = try TargetNames.plant(id, command: command) } else { plant = nil }
        limits = try CampaignOptions(arguments).limits(RunLimits())
    }

    /// Prints a line a file: `ok`, or what failed; a file longer than the target's inputs is skipped, which is no success.
    func run() -> ExitStatus {
        let runner = IsolatedRunner(target: target, plant: plant, limits: limits)
        var failed = 0, count = 0, isUnreadable = false, files: [String] = []
        for path in paths {
            do throws(FileError) {
                files += try self.files(path)
            } catch {
                console.error(error.message)
                isUnreadable = true
            }
        }
        for file in files {
            do throws(FileError) {
                if try fails(file, runner) { failed += 1 }
                count += 1
            } catch {
                console.error(error.message)
                isUnreadable = true
            }
        }
        console.line("\(count - failed) ok, \(failed) failed")
        if count == 0, !isUnreadable {
            console.error("no inputs: nothing was replayed")
            isUnreadable = true
        }
        return isUnreadable ? .badInput : failed > 0 ? .findings : .clean
    }

    private func fails(_ file: String, _ runner: IsolatedRunner) throws(FileError) -> Bool {
        let limit = min(target.longestInput, FileSystem.longestInput)
        guard let input = try FileSystem.read(file, most: limit) else { throw FileError(file, limit: limit) }
        switch runner.run(input) {
        case .clean:
            console.line(EscapedText.plain(file) + ": ok")
            return false
        case .failed(let failure):
            let message = JSONValue.escaped(failure.message)
            console.line(EscapedText.plain(file) + ": \(failure.kind.rawValue) \(failure.rule): \(message)")
            return true
        }
    }

    /// The file of that path, or the inputs of the folder: what is hidden or explains an input is left out.
    private func files(_ path: String) throws(FileError) -> [String] {
        guard FileSystem.isFolder(path) else { return [path] }
        return try FileSystem.names(in: path).filter { !$0.hasPrefix(".") && !$0.hasSuffix(".txt") }.map { "\(path)/\($0)" }
            .filter { !FileSystem.isFolder($0) }
    }
}
