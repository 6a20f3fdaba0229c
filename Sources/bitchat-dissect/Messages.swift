import Glibc
import Output

/// Everything that is not data: standard error, one line a message.
struct Messages {
    /// Whether notes are left out; errors never are.
    var isQuiet = false

    /// Says something the user should know and need not act on.
    func note(_ message: String) { if !isQuiet { line(message) } }

    /// Says why something could not be done.
    func error(_ message: String) { line(message) }

    /// Writes what is left in `out` and tells why that failed, if it did; a reader who has gone is no failure.
    func finish(_ out: OutputBuffer) -> Bool {
        out.flush()
        guard out.failure != 0 else { return true }
        error("standard output: " + (unsafe strerror(out.failure).map { unsafe String(cString: $0) } ?? "error \(out.failure)"))
        return false
    }

    /// Writes to standard error as it is.
    static func write(_ text: String) {
        let out = OutputBuffer(.descriptor(2))
        out.text(text)
        out.flush()
    }

    /// Writes a line that the next one replaces, without what a terminal would act on.
    static func progress(_ text: String) {
        let out = OutputBuffer(.descriptor(2))
        out.byte(13)
        out.text(text, .terminal)
        out.flush()
    }

    /// Writes one line, without what a terminal would act on.
    private func line(_ message: String) {
        let out = OutputBuffer(.descriptor(2))
        out.text("bitchat-dissect: ")
        out.text(message, .terminal)
        out.byte(10)
        out.flush()
    }
}
