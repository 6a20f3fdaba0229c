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

    /// Writes to standard error as it is.
    static func write(_ text: String) {
        let out = OutputBuffer(.descriptor(2))
        out.text(text)
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
