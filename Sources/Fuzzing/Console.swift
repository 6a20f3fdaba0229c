import Output

/// Standard output, buffered, and standard error, one line a message.
final class Console {
    private let out = OutputBuffer(.descriptor(1))

    /// Writes `text` to standard output as it is.
    func write(_ text: String) {
        out.text(text)
        out.endLine()
    }

    /// Writes a line to standard output.
    func line(_ text: String) { write(text + "\n") }

    /// Hands what was written to the system; a closed pipe swallows it.
    func flush() { out.flush() }

    /// Says why something could not be done, without what a terminal would act on.
    func error(_ message: String) { foreign("bitchat-fuzz: " + message) }

    /// Says something on the way.
    func note(_ message: String) { error(message) }

    /// Shows how far something is on standard error; the text brings its own line ends.
    func progress(_ text: String) {
        let errors = OutputBuffer(.descriptor(2))
        errors.text(text)
        errors.flush()
    }

    /// Writes a line of somebody else's to standard error, without what a terminal would act on.
    func foreign(_ text: String) {
        flush()
        let errors = OutputBuffer(.descriptor(2))
        errors.text(text, .terminal)
        errors.byte(10)
        errors.flush()
    }

    /// Writes what is left, and returns how the program ends: output that could not be written is said, and no success.
    func finish(_ status: ExitStatus) -> ExitStatus {
        flush()
        guard out.failure != 0 else { return status }
        error("standard output: " + SystemError.text(out.failure))
        return .badInput
    }
}
