/// What a program's manual page says beside its commands and options.
package struct ProgramManual: Sendable, Hashable {
    /// A word and what it means.
    package struct Entry: Sendable, Hashable {
        /// The word: an exit status, a variable, a path.
        package var name: String
        /// What it means, as sentences.
        package var meaning: String

        /// Makes an entry; see the properties.
        package init(_ name: String, _ meaning: String) {
            self.name = name
            self.meaning = meaning
        }
    }

    /// The day of the version, `YYYY-MM-DD`: pages of one version are alike whenever they are made.
    package var date: String
    /// What the program does, a paragraph each.
    package var description: [String]
    /// What each exit status means.
    package var exitStatuses: [Entry]
    /// The environment variables that are read.
    package var environment: [Entry]
    /// The files that are read or written without being named on the command line.
    package var files: [Entry]
    /// Other manual pages, as `tshark(1)`.
    package var seeAlso: [String]

    /// Makes a manual; see the properties.
    package init(
        date: String, description: [String], exitStatuses: [Entry], environment: [Entry], files: [Entry], seeAlso: [String]
    ) {
        self.date = date
        self.description = description
        self.exitStatuses = exitStatuses
        self.environment = environment
        self.files = files
        self.seeAlso = seeAlso
    }

    /// What a program has that nobody installs.
    package static let empty = ProgramManual(
        date: "", description: [], exitStatuses: [], environment: [], files: [], seeAlso: [])
}
