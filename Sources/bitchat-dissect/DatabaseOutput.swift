import Capture
import CaptureRecording
import CommandLineSupport
import Conformance
import Output
import PacketStatistics
import SQLiteOutput

/// What `-T sqlite -o FILE` asks for: packets as rows of a database, and the tables of `-z` on standard output.
struct DatabaseOutput {
    private let path: String
    private let tables: StatisticTables
    private let messages: Messages

    /// Understands the options, beside the paths that are read; nil for any other format.
    init?(_ arguments: ParsedArguments, reading inputs: [String], _ tables: StatisticTables) throws(UsageError) {
        let command = arguments.command.name
        guard arguments.last("-T") == DatabaseWriter.formatName else {
            if arguments.has("-o") { throw UsageError("-o names the database of -T sqlite: add that", command: command) }
            return nil
        }
        path = try Self.path(arguments)
        self.tables = tables
        messages = Messages(isQuiet: arguments.has("-q"))
        if let input = inputs.first(where: { [path] in WriteTarget.isSame(path, asInput: $0) }) {
            throw UsageError("-o \(path) is the file that is read as \(input): name another", command: command)
        }
        if let copy = arguments.last("-w"), WriteTarget.isSame(path, asOutput: copy) {
            throw UsageError("-o \(path) is the file that -w \(copy) writes: name another", command: command)
        }
    }

    /// The name of the database; throws where there is none, and for options that a database has no place for.
    private static func path(_ arguments: ParsedArguments) throws(UsageError) -> String {
        let command = arguments.command.name
        guard let path = arguments.last("-o"), !path.isEmpty else {
            throw UsageError("-T sqlite makes a database: name its file with -o FILE", command: command)
        }
        guard path != "-" else {
            throw UsageError(
                "a database is written here and there, which standard output cannot be: name a file with -o FILE",
                command: command)
        }
        if arguments.has("--screen") { throw UsageError("--screen shows packets, and -T sqlite does not", command: command) }
        if arguments.has("-x") {
            throw UsageError("-x adds bytes to what is printed; -T sqlite has them always, in packets.frame", command: command)
        }
        return path
    }

    /// Reads or watches the input into the database, at most `limit` packets of it.
    func run(_ input: ReadInput, limit: Int?) -> ExitStatus {
        let writer = DatabaseWriter(path) { Interruption.request() }
        let sink: any JudgedPacketSink = tables.statistics.isEmpty ? writer : CountedSink(tables.statistics, writer)
        // Nothing is printed on the way, so that a reader of the tables who has gone does not end the database.
        let out = OutputBuffer(.memory)
        var isPrinted = true, isWatched = false, isThere = false
        let opening = { isThere = try check(writer) }
        let status =
            switch input {
            case .files(let packets):
                packets.run(
                    into: .sink(sink, out), out, limit: limit, opening: opening, each: writer.endSource,
                    finally: { isPrinted = printTables() })
            case .live(let live):
                live.run(
                    on: DatabaseView(writer, by: sink), out, limit: limit, opening: opening,
                    finally: { sources in
                        sources.forEach(writer.endSource)
                        isWatched = true
                        isPrinted = printTables()
                    })
            }
        // What was watched to a good end makes a database even where nothing came, but not in place of an earlier one.
        if isThere, !writer.isMade { messages.note("\(path): nothing came, and the earlier database stays") }
        if isWatched, status == .done, !isThere { writer.begin() }
        return finish(writer, isPrinted ? status : .badInput)
    }

    private func check(_ writer: DatabaseWriter) throws(CaptureError) -> Bool {
        do throws(DatabaseError) {
            return try writer.check()
        } catch {
            throw CaptureError(error.isUnsuitable ? .unsuitable : .damaged, source: "-o", message: error.message)
        }
    }

    /// Prints the tables that are asked for; false, with a message, where that fails.
    private func printTables() -> Bool {
        guard !tables.statistics.isEmpty else { return true }
        let out = OutputBuffer.standard()
        tables.write(to: out)
        return messages.finish(out)
    }

    private func finish(_ writer: DatabaseWriter, _ status: ExitStatus) -> ExitStatus {
        do throws(DatabaseError) {
            try writer.finish()
            if writer.hasReplaced { messages.note("\(path): takes the place of an earlier database") }
            return status
        } catch {
            messages.error(error.message + "; what was written before is there")
            return .badInput
        }
    }
}
