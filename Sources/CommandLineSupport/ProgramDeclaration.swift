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
    /// What its manual page says besides.
    package var manual: ProgramManual

    /// Declares a program; see the properties.
    package init(
        name: String, version: String, summary: String, commands: [CommandDeclaration],
        manual: ProgramManual = .empty
    ) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
        self.manual = manual
    }

    /// The commands that people call, of which the first need not have a name.
    var visibleCommands: [CommandDeclaration] { commands.filter { !$0.isHidden } }
    /// The commands that people call by a name.
    var namedCommands: [CommandDeclaration] { visibleCommands.filter { !$0.name.isEmpty } }
    /// What it does when no command is named.
    var standardCommand: CommandDeclaration? { commands.first }
}
