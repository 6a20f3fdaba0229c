/// The completion of a program for fish, from its declarations.
package struct FishCompletion {
    private let program: ProgramDeclaration
    /// The name of the function that tells which command is being typed.
    private var function: String { "__" + program.name.replacing("-", with: "_") + "_runs" }

    /// Makes the completion of `program`.
    package init(for program: ProgramDeclaration) { self.program = program }

    /// The script.
    package var text: String {
        let names = program.namedCommands
        return """
            # fish completion of \(program.name) \(program.version), printed by `\(program.name) generate-docs fish`.

            # Whether the command being typed is this one; '' stands for none.
            function \(function)
                set -l words (commandline -opc)
                set -l command ''
                contains -- "$words[2]" \(names.map(\.name).joined(separator: " ")); and set command $words[2]
                test "$command" = "$argv[1]"
            end

            complete -c \(program.name) -f
            \(names.map(proposal).joined(separator: "\n"))
            \(program.visibleCommands.flatMap(lines).joined(separator: "\n"))

            """
    }

    private func proposal(_ command: CommandDeclaration) -> String {
        "complete -c \(program.name) -n 'test (count (commandline -opc)) -eq 1' -a \(command.name) -d \(quoted(command.summary))"
    }

    private func lines(_ command: CommandDeclaration) -> [String] {
        let start = "complete -c \(program.name) -n \"\(function) '\(command.name)'\""
        var lines = command.options.map { start + specification($0) }
        if !command.operandWords.isEmpty { lines.append(start + " -a '\(command.operandWords.joined(separator: " "))'") }
        switch command.restKind {
        case .files: lines.append(start + " -F")
        case .folders: lines.append(start + " -a '(__fish_complete_directories)'")
        case .unknown, .words: break
        }
        return lines
    }

    private func specification(_ option: OptionDeclaration) -> String {
        let names = option.names.map { $0.hasPrefix("--") ? " -l " + $0.dropFirst(2) : " -s " + $0.dropFirst() }.joined()
        return names + argument(option) + " -d " + quoted(option.help)
    }

    private func argument(_ option: OptionDeclaration) -> String {
        guard let kind = option.valueKind, !option.valueIsOptional else { return "" }
        return switch kind {
        case .unknown: " -x"
        case .files: " -r -F"
        case .folders: " -x -a '(__fish_complete_directories)'"
        case .words(let words): " -x -a '\(words.joined(separator: " "))'"
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
