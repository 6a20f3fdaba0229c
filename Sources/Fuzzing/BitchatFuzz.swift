import CommandLineSupport

/// The program `bitchat-fuzz`, called by its C main; returns the exit status.
@_cdecl("bcfuzz_cli_main")
public func bitchatFuzzMain(_ count: Int32, _ words: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
    var arguments: [String] = []
    // The C main hands on `count` words that end with a zero byte each and outlive the program.
    for index in 1..<max(1, Int(count)) { if let word = unsafe words[index] { unsafe arguments.append(String(cString: word)) } }
    let status = BitchatFuzz.run(arguments)
    Console.flush()
    return status.rawValue
}

/// Understands the command line and runs one command.
enum BitchatFuzz {
    static func run(_ words: [String]) -> ExitStatus {
        do throws(UsageError) {
            let arguments = try ArgumentParser.parse(words, for: Declarations.program)
            if arguments.has("-h") { return show(help(for: arguments.command)) }
            if arguments.has("--version") { return show(version) }
            switch arguments.command.name {
            case "verify": return try VerifyCommand(arguments).run()
            default: throw UsageError("no command is named")
            }
        } catch {
            let page = error.command.isEmpty ? "--help" : error.command + " --help"
            Console.error(error.message + " (bitchat-fuzz \(page) explains)")
            return .usage
        }
    }

    private static func help(for command: CommandDeclaration) -> String {
        let pages = HelpPage(for: Declarations.program)
        return command.name.isEmpty ? pages.overview : pages.page(for: command)
    }

    private static var version: String {
        """
        bitchat-fuzz \(Declarations.program.version)
        protocol as of iOS 9b84b361 (2026-08-10) and Android 09b481f1 (2026-08-17)

        """
    }

    private static func show(_ text: String) -> ExitStatus {
        Console.write(text)
        return .clean
    }
}
