import Capture
import CommandLineSupport
import Output
import SQLiteOutput

/// What `-T sqlite -o FILE` asks for: packets as rows of a database.
struct DatabaseOutput {
    private let path: String
    private let messages: Messages

    /// Understands the options; nil for any other format.
    init?(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        guard arguments.last("-T") == DatabaseWriter.formatName else {
            if arguments.has("-o") { throw UsageError("-o names the database of -T sqlite: add that", command: command) }
            return nil
        }
        guard let path = arguments.last("-o"), !path.isEmpty else {
            throw UsageError("-T sqlite makes a database: name its file with -o FILE", command: command)
        }
        guard path != "-" else {
            throw UsageError(
                "a database is written here and there, which standard output cannot be: name a file with -o FILE",
                command: command)
        }
        if arguments.has("--screen") { throw UsageError("--screen shows packets, and -T sqlite does not", command: command) }
        self.path = path
        messages = Messages(isQuiet: arguments.has("-q"))
    }

    /// Reads or watches the input into the database, at most `limit` packets of it.
    func run(_ input: ReadInput, limit: Int?) -> ExitStatus {
        let writer = DatabaseWriter(path) { Interruption.request() }
        // Nothing is printed.
        let out = OutputBuffer(.memory)
        let opening = { try open(writer) }
        let status =
            switch input {
            case .files(let packets):
                packets.run(into: .sink(writer, out), out, limit: limit, opening: opening, each: writer.endSource)
            case .live(let live):
                live.run(
                    on: DatabaseView(writer), out, limit: limit, opening: opening,
                    finally: { $0.forEach(writer.endSource) })
            }
        return finish(writer, status)
    }

    private func open(_ writer: DatabaseWriter) throws(CaptureError) {
        do throws(DatabaseError) {
            if try writer.open() { messages.note("\(path): takes the place of an earlier database") }
        } catch {
            throw CaptureError(error.isUnsuitable ? .unsuitable : .damaged, source: "-o", message: error.message)
        }
    }

    private func finish(_ writer: DatabaseWriter, _ status: ExitStatus) -> ExitStatus {
        do throws(DatabaseError) {
            try writer.finish()
            return status
        } catch {
            messages.error(error.message + "; what was written before is there")
            return .badInput
        }
    }
}
