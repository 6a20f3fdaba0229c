import CommandLineSupport
import FuzzTargets
import Mutators

/// Says what the bytes of inputs are.
struct ExplainCommand {
    static let declaration = CommandDeclaration(
        name: "explain", summary: "say what the bytes of inputs are", operands: "FILE|-...",
        options: [TargetOption.declaration, Declarations.help], example: "explain --target frame Corpus/regressions/frame/*")

    private let console: Console
    private let paths: [String]
    private let target: (any FuzzTarget.Type)?

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no input is named", command: arguments.command.name) }
        self.console = console
        paths = arguments.operands
        target = try TargetOption.target(arguments)
    }

    /// Explains every file; one that cannot be read does not keep the next ones from being read.
    func run() -> ExitStatus {
        var status = ExitStatus.clean
        for path in paths {
            do throws(FileError) {
                explain(path, try FileSystem.input(path))
            } catch {
                console.error(EscapedText.plain(error.message))
                status = .badInput
            }
        }
        return status
    }

    private func explain(_ path: String, _ input: [UInt8]) {
        let head = EscapedText.plain(path) + ": \(input.count) bytes"
        if let target = target ?? TargetGuess.target(of: path) {
            console.line("\(head), \(target.name)")
            console.write(IsolatedExplanation.text(target: target, input: input))
        } else {
            let shape = TargetGuess.shape(of: input)
            console.line("\(head), taken for \(Self.words(shape))")
            console.write(IsolatedExplanation.text(shape: shape, input: input))
        }
    }

    private static func words(_ shape: InputShape) -> String {
        switch shape {
        case .frame: "a frame"
        case .payload: "a type and its payload"
        case .requestSync: "a sync request's payload"
        case .filter: "a set"
        case .events: "events"
        case .capture: "a capture"
        }
    }
}
