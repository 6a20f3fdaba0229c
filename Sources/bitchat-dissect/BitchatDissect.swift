import CommandLineSupport
import Glibc
import Output

/// The program: understands its command line and runs one command.
@main
struct BitchatDissect {
    static func main() {
        StandardDescriptors.occupy()
        Interruption.install()
        exit(run(ProgramArguments.words).rawValue)
    }

    static func run(_ words: [String]) -> ExitStatus {
        do {
            let arguments = try ArgumentParser.parse(words, for: Declarations.program)
            if arguments.has("-h") { return show(help(for: arguments.command)) }
            if arguments.has("--version") { return show(version) }
            if arguments.all("-z").contains("list") { return show(StatisticTables.list.map { $0 + "\n" }.joined()) }
            if arguments.has("-D") { return InterfacesCommand(arguments).run() }
            switch arguments.command.name {
            case "decode": return try DecodeCommand(arguments).run()
            case "stats": return try StatsCommand(arguments).run()
            case "lint": return try LintCommand(arguments).run()
            case "report": return try ReportCommand(arguments).run()
            case "why": return try WhyCommand(arguments).run()
            case "explain": return try ExplainCommand(arguments).run()
            case "convert": return try ConvertCommand(arguments).run()
            case "redact": return try RedactCommand(arguments).run()
            case "wireshark": return try WiresharkCommand(arguments).run()
            case "extcap": return try ExtcapCommand(arguments).run()
            case "generate-docs": return show(try ProgramDocument(arguments).text(for: Declarations.documented))
            case "list": return try ListCommand(arguments).run()
            default: return try ReadCommand(arguments).run()
            }
        } catch {
            let page = error.command.isEmpty ? "--help" : error.command + " --help"
            Messages().error(error.message + " (bitchat-dissect \(page) explains)")
            Messages().excerpt(error.excerpt)
            return .usage
        }
    }

    private static func help(for command: CommandDeclaration) -> String {
        let pages = HelpPage(for: Declarations.program)
        return command.name.isEmpty ? pages.overview : pages.page(for: command)
    }

    /// The revisions of the apps whose protocol the program knows.
    static let protocolRevisions = "iOS 9b84b361 (2026-08-10) and Android 09b481f1 (2026-08-17)"

    private static var version: String {
        """
        bitchat-dissect \(Declarations.program.version)
        protocol as of \(protocolRevisions)

        """
    }

    private static func show(_ text: String) -> ExitStatus {
        let out = OutputBuffer.standard()
        out.text(text)
        return Messages().finish(out) ? .done : .badInput
    }
}
