/// A command line that cannot be understood: exit status 2.
package struct UsageError: Error, Sendable, Hashable {
    /// What is wrong, as one plain clause.
    package var message: String
    /// The command whose help would explain it; empty for the program's own.
    package var command: String
    /// Lines that show the place in an option's value; empty where there is none.
    package var excerpt: [String] = []

    /// Makes an error about the options of `command`.
    package init(_ message: String, command: String = "") {
        self.message = message
        self.command = command
    }
}
