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
            switch arguments.command.name {
            case "verify":
                var command = try VerifyCommand(arguments, console)
                return command.run()
            case "generate": return try GenerateCapturesCommand(arguments, console).run()
            default: throw UsageError("no command is named")
            }
        } catch {
            let page = error.command.isEmpty ? "--help" : error.command + " --help"
            console.error(error.message + " (bitchat-fuzz \(page) explains)")
            return .usage
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
