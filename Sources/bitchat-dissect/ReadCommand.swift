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

    func run() -> ExitStatus {
        let out = OutputBuffer(.descriptor(1))
        let format = OutputFormats.format(named: arguments.last("-T") ?? LinePrinter.name) ?? LinePrinter.self
        var options = PrintingOptions()
        options.showsHex = arguments.has("-x")
        options.flushesEachPacket = isatty(1) == 1
        let printer: any JudgedPacketSink =
            arguments.last("-w") == "-" ? RecordingSilence() : format.init(out, options)
        return packets.run(into: printer, out, limit: limit)
    }
}
