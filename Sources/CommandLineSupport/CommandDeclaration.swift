/// One command of a program: its name, what follows it, and an example.
package struct CommandDeclaration: Sendable, Hashable {
    /// The word that selects it; empty for what the program does without one.
    package var name: String
    /// One sentence: what it does.
    package var summary: String
    /// What stands for its operands in the usage line, such as `[HEX|-]`; nil when it takes none.
    package var operands: String?
    /// Operands worth proposing; empty when there are none.
    package var operandWords: [String]
    /// Its options.
    package var options: [OptionDeclaration]
    /// Whether it is called by other programs only, so that the overview leaves it out.
    package var isHidden: Bool
    /// A command line that works, without the program's name.
    package var example: String

    /// Declares a command; see the properties.
    package init(
        name: String, summary: String, operands: String? = nil, operandWords: [String] = [], options: [OptionDeclaration],
        isHidden: Bool = false, example: String
    ) {
        self.name = name
        self.summary = summary
        self.operands = operands
        self.operandWords = operandWords
        self.options = options
        self.isHidden = isHidden
        self.example = example
    }

    /// The option with the spelling `name`, if it has one.
    package func option(named name: String) -> OptionDeclaration? { options.first { $0.names.contains(name) } }
}
