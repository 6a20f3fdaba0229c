import Capture
import Glibc
import LinkLayers
import Output

/// Everything that is not data: standard error, one line a message.
struct Messages {
    /// Whether notes are left out; errors never are.
    var isQuiet = false
    /// Keeps what is said, whether it is shown or not; nil: nothing is kept.
    var log: MessageLog?

    /// Says something the user should know and need not act on.
    func note(_ message: String) {
        log?.append(message)
        if !isQuiet { line(message) }
    }

    /// Says why something could not be done.
    func error(_ message: String) {
        log?.append(message)
        line(message)
    }

    /// Shows a place in something that was said to be wrong, line by line.
    func excerpt(_ lines: [String]) {
        let out = OutputBuffer.patient(2)
        for line in lines {
            out.text("    ")
            out.text(line, .terminal)
            out.byte(10)
        }
        out.flush()
    }

    /// Says why a capture could not be read or written.
    func error(_ error: CaptureError) {
        self.error(Self.sentence(error.source, error.record, error.offset, error.message))
    }

    /// Says what is wrong with a capture that can be read all the same.
    func note(_ problem: CaptureProblem) {
        note(Self.sentence(problem.source, problem.record, problem.offset, problem.message))
    }

    /// Says what the link layers of a source left out though it should not be there.
    func note(skipped counters: LinkLayerCounters, of source: String) {
        for problem in counters.skipped where problem.reason.isProblem {
            note("\(source): \(problem.count) left out, first in record \(problem.firstRecord): \(problem.message)")
        }
    }

    /// A remark with its place; `record` 0: about the whole source.
    static func sentence(_ source: String, _ record: Int, _ offset: Int, _ message: String) -> String {
        let place = record > 0 ? "record \(record), offset \(offset): " : ""
        return "\(source): \(place)\(message)"
    }

    /// Writes what is left in `out` and tells why that failed, if it did; a reader who has gone, or took nothing to the end, is no failure.
    func finish(_ out: OutputBuffer) -> Bool {
        out.flush()
        if out.untaken > 0 { error("standard output: its reader has not taken the last \(out.untaken) bytes") }
        guard out.failure != 0 else { return true }
        error("standard output: " + ErrorNumber.text(out.failure))
        return false
    }

    /// Writes to standard error as it is.
    static func write(_ text: String) {
        let out = OutputBuffer.patient(2)
        out.text(text)
        out.flush()
    }

    /// Writes a line that the next one replaces, without what a terminal would act on.
    static func progress(_ text: String) {
        let out = OutputBuffer.patient(2)
        out.byte(13)
        out.text(text, .terminal)
        out.flush()
    }

    /// Writes one line, without what a terminal would act on.
    private func line(_ message: String) {
        let out = OutputBuffer.patient(2)
        out.text("bitchat-dissect: ")
        out.text(message, .terminal)
        out.byte(10)
        out.flush()
    }
}
