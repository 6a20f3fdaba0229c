/// What is written from the declarations of a program, besides its help.
package enum ProgramDocument: String, CaseIterable, Sendable {
    /// The manual page, for man.
    case man
    /// The completion for bash.
    case bash
    /// The completion for zsh.
    case zsh
    /// The completion for fish.
    case fish

    /// The command that prints a document of `program`, for those who package it.
    package static func command(help: OptionDeclaration) -> CommandDeclaration {
        CommandDeclaration(
            name: "generate-docs", summary: "print the manual page, or the completion of a shell, for packages",
            operands: allCases.map(\.rawValue).joined(separator: "|"), operandWords: allCases.map(\.rawValue), options: [help],
            isHidden: true, example: "generate-docs man")
    }

    /// The document that the operands of that command name.
    package init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 1, let word = arguments.operands.first, let found = Self(rawValue: word) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("generate which of \(names)?", command: arguments.command.name)
        }
        self = found
    }

    /// Its text.
    package func text(for program: ProgramDeclaration) -> String {
        switch self {
        case .man: ManPage(for: program).text
        case .bash: BashCompletion(for: program).text
        case .zsh: ZshCompletion(for: program).text
        case .fish: FishCompletion(for: program).text
        }
    }
}
