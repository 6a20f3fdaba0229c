/// The text of `--help`: one screen a command, from the declarations.
package struct HelpPage {
    private let program: ProgramDeclaration

    /// Makes the pages of `program`.
    package init(for program: ProgramDeclaration) { self.program = program }

    /// The page of the whole program: its commands, then the first one's options.
    package var overview: String {
        var lines = ["\(program.name) - \(program.summary)", ""]
        if let first = program.commands.first {
            lines += ["usage: " + usage(first)] + commands + body(first)
        }
        lines.append("\(program.name) COMMAND --help explains one command.")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The page of one command.
    package func page(for command: CommandDeclaration) -> String {
        var lines = ["\(program.name) \(command.name) - \(command.summary)", "", "usage: " + usage(command)]
        lines += body(command)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The names of the commands but the first, as many on a line as fit.
    private var commands: [String] {
        let names = program.commands.dropFirst().filter { !$0.isHidden }.map(\.name)
        guard !names.isEmpty else { return [] }
        return names.reduce(into: ["       \(program.name) COMMAND [options] ...", "commands:"]) { lines, name in
            if (lines.last ?? "").count + name.count + 1 > Self.width { lines.append("         ") }
            lines[lines.count - 1] += " " + name
        }
    }

    /// The longest line, in characters.
    private static let width = 100

    private func usage(_ command: CommandDeclaration) -> String {
        let words = [program.name, command.name, command.options.isEmpty ? "" : "[options]", command.operands ?? ""]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func body(_ command: CommandDeclaration) -> [String] {
        let heads = command.options.map { $0.names.joined(separator: ", ") + ($0.value.map { " " + $0 } ?? "") }
        let width = min(28, heads.map(\.count).max() ?? 0)
        var lines = [""]
        for (head, option) in zip(heads, command.options) {
            let padding = String(repeating: " ", count: max(1, width - head.count + 2))
            lines.append("  " + head + padding + option.help)
        }
        return lines + ["", "example: \(program.name) \(command.example)"]
    }
}
