import CommandLineSupport
import Conformance
import Glibc
import Output
import PacketPipeline

/// Prints the packets of captures: what the program does without a command.
struct ReadCommand {
    private let arguments: ParsedArguments
    private let input: ReadInput
    private let limit: Int?
    private let columns: FieldColumns

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        input = try ReadInput(arguments)
        limit = try arguments.number("-c", atLeast: 1)
        columns = try FieldColumns(arguments)
    }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        if arguments.has("-Y"), arguments.has("-w") {
            Messages(isQuiet: arguments.has("-q")).note("-w copies every record that is read; -Y chooses only what is printed")
        }
        if arguments.has("--screen"), let obstacle = ScreenTerminal.obstacle() {
            Messages(isQuiet: arguments.has("-q")).note(ScreenView.plainNote(obstacle))
        }
        switch input {
        case .files(let packets): return packets.run(into: end(out), out, limit: limit)
        case .live(let live): return live.run(on: view(out), out, limit: limit)
        }
    }

    /// What live packets are shown on: the screen where it is asked for and there is a terminal, else lines.
    private func view(_ out: OutputBuffer) -> any LiveView {
        if arguments.has("--screen"), let screen = ScreenView() { return screen }
        return switch end(out) {
        case .sink(let sink, _): PrinterView(sink, out)
        case .printer(let format, let options, _): PrinterView(format.init(out, options), out)
        }
    }

    /// The printer of the format asked for; none where standard output carries the copy.
    private func end(_ out: OutputBuffer) -> PipelineEnd {
        guard arguments.last("-w") != RecordingOptions.standardOutput else { return .sink(SilentSink(), out) }
        let format = OutputFormats.format(named: arguments.last("-T") ?? LinePrinter.name) ?? LinePrinter.self
        var options = PrintingOptions()
        options.columns = columns
        options.showsHex = arguments.has("-x")
        options.flushesEachPacket = isatty(1) == 1
        FieldsPrinter.header(columns, out)
        return .printer(format, options, out)
    }
}
