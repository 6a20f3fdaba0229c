import CommandLineSupport
import Conformance
import Glibc
import Output
import PacketPipeline
import PacketStatistics

/// Prints the packets of captures, and tables of them: what the program does without a command.
struct ReadCommand {
    private let arguments: ParsedArguments
    private let input: ReadInput
    private let limit: Int?
    private let columns: FieldColumns
    private let tables: StatisticTables
    private let messages: Messages
    private let database: DatabaseOutput?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        columns = try FieldColumns(arguments)
        tables = try StatisticTables(arguments)
        input = try ReadInput(arguments)
        limit = try arguments.number("-c", atLeast: 1)
        messages = Messages(isQuiet: arguments.has("-q"))
        database = try DatabaseOutput(arguments, reading: input.paths, tables)
    }

    func run() -> ExitStatus {
        if let database { return database.run(input, limit: limit) }
        let out = OutputBuffer.standard()
        if arguments.has("-Y"), arguments.has("-w") {
            messages.note("-w copies every record that is read; -Y chooses only what is printed")
        }
        if arguments.has("--screen"), let obstacle = ScreenTerminal.obstacle() { messages.note(ScreenView.plainNote(obstacle)) }
        switch input {
        case .files(let packets): return packets.run(into: end(out), out, limit: limit, finally: { tables.write(to: out) })
        case .live(let live): return live.run(on: view(out), out, limit: limit, finally: { _ in tables.write(to: out) })
        }
    }

    /// What live packets are shown on: the screen where it is asked for and there is a terminal, else lines.
    private func view(_ out: OutputBuffer) -> any LiveView {
        if arguments.has("--screen"), let screen = ScreenView(counting: tables.statistics) { return screen }
        return switch end(out) {
        case .sink(let sink, _): PrinterView(sink, out)
        case .printer(let format, let options, _): PrinterView(format.init(out, options), out)
        }
    }

    /// The printer of the format asked for; none where standard output carries the copy, or only tables are asked for.
    private func end(_ out: OutputBuffer) -> PipelineEnd {
        guard arguments.last("-w") != RecordingOptions.standardOutput else { return .sink(SilentSink(), out) }
        if !tables.statistics.isEmpty, arguments.has("-q") { return .sink(CountedSink(tables.statistics, nil), out) }
        let format = OutputFormats.format(named: arguments.last("-T") ?? LinePrinter.name) ?? LinePrinter.self
        FieldsPrinter.header(columns, out)
        guard !tables.statistics.isEmpty else { return .printer(format, options, out) }
        return .sink(CountedSink(tables.statistics, format.init(out, options)), out)
    }

    private var options: PrintingOptions {
        var options = PrintingOptions()
        options.columns = columns
        options.showsHex = arguments.has("-x")
        options.flushesEachPacket = isatty(1) == 1
        return options
    }
}
