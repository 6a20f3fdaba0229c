import CommandLineSupport
import Conformance
import Glibc
import Output

/// Prints the packets of captures: what the program does without a command.
struct ReadCommand {
    private let arguments: ParsedArguments
    private let packets: PacketRun
    private let limit: Int?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        packets = try PacketRun(arguments)
        limit = try arguments.number("-c", atLeast: 1)
    }

    func run() throws(UsageError) -> ExitStatus {
        if arguments.has("--screen") {
            if let view = ScreenView() { return try ScreenRun(arguments, view).run() }
            Messages(isQuiet: arguments.has("-q")).note(ScreenView.plainNote)
        }
        let out = OutputBuffer(.descriptor(1))
        let format = OutputFormats.format(named: arguments.last("-T") ?? LinePrinter.name) ?? LinePrinter.self
        var options = PrintingOptions()
        options.showsHex = arguments.has("-x")
        options.flushesEachPacket = isatty(1) == 1
        return packets.run(into: format.init(out, options), out, limit: limit)
    }
}
