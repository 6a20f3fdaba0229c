import CommandLineSupport
import Output

/// Prints the findings of captures and nothing else.
struct LintCommand {
    private let packets: PacketRun

    init(_ arguments: ParsedArguments) throws(UsageError) { packets = try PacketRun(arguments) }

    func run() -> ExitStatus {
        let out = OutputBuffer(.descriptor(1))
        return packets.run(into: FindingPrinter(out), out)
    }
}
