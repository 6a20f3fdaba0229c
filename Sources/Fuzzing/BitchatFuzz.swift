import CommandLineSupport

/// Understands the command line and runs one command.
struct BitchatFuzz {
    /// Where the program speaks.
    let console: Console

    /// Runs the command that `words`, the command line without the program's own name, ask for.
    func run(_ words: [String]) -> ExitStatus {
        do throws(UsageError) {
            let arguments = try ArgumentParser.parse(words, for: Declarations.program)
            if arguments.has("-h") { return show(help(for: arguments.command)) }
            if arguments.has("--version") { return show(version) }
            return try run(arguments)
        } catch {
            let page = error.command.isEmpty ? "--help" : error.command + " --help"
            console.error(error.message + " (bitchat-fuzz \(page) explains)")
            return .usage
        }
    }

    private func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        switch arguments.command.name {
        case "targets": return TargetsCommand(console).run()
        case "run": return try RunCommand(arguments, console).run()
        case "replay": return try ReplayCommand(arguments, console).run()
        case "minimize": return try MinimizeCommand(arguments, console).run()
        case "explain": return try ExplainCommand(arguments, console).run()
        case "mutate": return try MutateCommand(arguments, console).run()
        case "merge": return try MergeCommand(arguments, console).run()
        case "seeds": return try SeedsCommand(arguments, console).run()
        case "dictionary": return DictionaryCommand(arguments, console).run()
        case "plant" where arguments.has("--vectors"):
            return try VectorPlantCommand(arguments, console, limits: PlantCommand.limits).run()
        case "plant": return try PlantCommand(arguments, console).run()
        case "verify":
            var command = try VerifyCommand(arguments, console)
            return command.run()
        case "generate": return try GenerateCommand(arguments, console).run()
        case "generate-docs": return show(try ProgramDocument(arguments).text(for: Declarations.program))
        case "compare":
            var command = try CompareCommand(arguments, console)
            return command.execute()
        default: throw UsageError("no command is named")
        }
    }

    private func help(for command: CommandDeclaration) -> String {
        let pages = HelpPage(for: Declarations.program)
        return command.name.isEmpty ? pages.overview : pages.page(for: command)
    }

    private var version: String {
        """
        bitchat-fuzz \(Declarations.program.version)
        protocol as of iOS 9b84b361 (2026-08-10) and Android 09b481f1 (2026-08-17)

        """
    }

    private func show(_ text: String) -> ExitStatus {
        console.write(text)
        return .clean
    }
}
