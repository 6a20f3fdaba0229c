import CommandLineSupport
import Glibc
import ATTChannels

/// The program: one end of a scripted conversation over a real LE connection, for the live test.
@main
enum BitchatPeer {
    static func main() { exit(run(Array(CommandLine.arguments.dropFirst())).rawValue) }

    private static func run(_ words: [String]) -> ExitStatus {
        do {
            let arguments = try ArgumentParser.parse(words, for: Declarations.program)
            if arguments.has("-h") {
                Output.standard.write(HelpPage(for: Declarations.program).overview)
                return .done
            }
            return try PeerCommand(arguments).run()
        } catch {
            Output.complain(error.message + " (bitchat-peer --help explains)")
            return .usage
        }
    }
}
