import CommandLineSupport
import FuzzTargets

/// Makes a failing input smaller while it fails by the same rule.
struct MinimizeCommand {
    static let declaration = CommandDeclaration(
        name: "minimize", summary: "make a failing input smaller, keeping the rule it breaks", operands: "TARGET FILE",
        operandWords: TargetNames.all,
        options: [
            OptionDeclaration(
                "-o", "--output", value: "FILE", help: "where the result goes; else beside FILE, by kind and SHA-1"),
            Declarations.planted,
            OptionDeclaration("--time", value: "TIME", help: "stop after this time, such as 60s or 5m (60s)"),
            Declarations.timeout, Declarations.memory, Declarations.help,
        ], example: "minimize frame crash-0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33 -o small")

    /// The time it takes at most unless the command line says otherwise, in milliseconds.
    private static let standardTime = 60_000

    private let console: Console
    private let target: any FuzzTarget.Type
    private let path: String
    private let output: String?
    private let plant: Plant?
    private let time: Int
    private let limits: RunLimits

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard arguments.operands.count == 2 else {
            throw UsageError("a target and a file are needed", command: arguments.command.name)
        }
        self.console = console
        target = try TargetNames.target(arguments.operands[0], command: arguments.command.name)
        path = arguments.operands[1]
        output = arguments.last("-o")
        if let id = arguments.last("--plant") {
            plant = try TargetNames.plant(id, command: arguments.command.name)
        } else {
            plant = nil
        }
        let options = CampaignOptions(arguments)
        time = try options.milliseconds("--time") ?? Self.standardTime
        limits = try options.limits(RunLimits())
    }

    /// Minimizes in a process of its own.
    func run() -> ExitStatus {
        let runner = IsolatedRunner(target: target, plant: plant, limits: limits)
        return run { runner.run($0) }
    }

    /// Minimizes what fails by the answers of `outcome`.
    func run(_ outcome: @escaping ([UInt8]) -> RunOutcome) -> ExitStatus {
        do throws(FileError) {
            let input = try FileSystem.input(path)
            guard case .failed(let failure) = outcome(input) else {
                console.error(EscapedText.plain("\(path) does not fail"))
                return .badInput
            }
            let end = MonotonicClock.milliseconds + time
            let trial = Trial(
                failsAlike: { Self.rule(outcome($0)) == failure.rule }, hasTime: { MonotonicClock.milliseconds < end })
            let smallest = Minimizer(target.shape).minimize(input, trial)
            try keep(smallest, failure, from: input.count, trial)
            return .clean
        } catch {
            console.error(EscapedText.plain(error.message))
            return .badInput
        }
    }

    private static func rule(_ outcome: RunOutcome) -> String? {
        if case .failed(let failure) = outcome { return failure.rule }
        return nil
    }

    private func keep(
        _ input: [UInt8], _ failure: RunOutcome.Failure, from size: Int, _ trial: Trial
    ) throws(FileError) {
        let finding = Finding(target: target.name, failure: failure, input: input, plant: plant?.id, limits: limits)
        let file = output ?? folder + finding.fileName
        try FileSystem.write(input, to: file)
        console.line("\(failure.rule): \(size) -> \(input.count) bytes, \(trial.runs) runs")
        console.line(EscapedText.plain(file))
        console.line(EscapedText.plain(finding.command(file: file)))
    }

    /// The folder of the file, with a slash at its end; empty for the current one.
    private var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
}
