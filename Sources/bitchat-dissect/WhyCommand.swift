import CommandLineSupport
import Output

/// Follows a packet, stream, peer or message through captures and says why it was not delivered.
struct WhyCommand {
    private let packets: PacketRun
    private let subject: DeliverySubject
    private let messages: Messages

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 1, let word = arguments.operands.first, !word.isEmpty else {
            throw UsageError("why what? a packet ID, stream ID, peer ID or message text", command: arguments.command.name)
        }
        subject = DeliverySubject(word)
        packets = try PacketRun(RunOptions(arguments))
        messages = Messages(isQuiet: arguments.has("-q"))
    }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        let trace = DeliveryTrace(subject)
        return packets.run(
            into: .sink(trace, out), out,
            finally: {
                if !WhyReport(trace, out).write() { messages.error("nothing in the captures matches") }
            })
    }
}
