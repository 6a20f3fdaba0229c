/// A command line that cannot be understood: exit status 2.
package struct UsageError: Error, Sendable, Hashable {
    /// What is wrong, as one plain clause.
    package var message: String
    /// The command whose help would explain it; empty for the program's own.
    package var command: String
    /// Lines that show the place in an option's value; empty where there is none.
    package var excerpt: [String] = []

    /// The most characters of a message.
    private static let longest = 400

    /// Makes an error about the options of `command`.
    ///
    /// A message that repeats a long word is cut.
    package init(_ message: String, command: String = "") {
        self.message = message.count <= Self.longest ? message : message.prefix(Self.longest) + "..."
        self.command = command
    }
}
