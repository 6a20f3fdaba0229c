/// A program: its commands, of which the first is what it does when no command is named.
package struct ProgramDeclaration: Sendable, Hashable {
    /// The program's name.
    package var name: String
    /// Its version.
    package var version: String
    /// One sentence: what it is for.
    package var summary: String
    /// Its commands.
    package var commands: [CommandDeclaration]

    /// Declares a program; see the properties.
    package init(name: String, version: String, summary: String, commands: [CommandDeclaration]) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
    }
}
