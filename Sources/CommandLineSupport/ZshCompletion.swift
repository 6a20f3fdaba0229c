/// The completion of a program for zsh, from its declarations: a file of a folder in `fpath`.
package struct ZshCompletion {
    private let program: ProgramDeclaration

    /// Makes the completion of `program`.
    package init(for program: ProgramDeclaration) { self.program = program }

    /// The script.
    package var text: String {
        """
        #compdef \(program.name)
        # zsh completion of \(program.name) \(program.version), printed by `\(program.name) generate-docs zsh`.

        _\(program.name)() {
          local curcontext="$curcontext" context state state_descr line ret=1
          typeset -A opt_args
          local -a commands
          commands=(
        \(commands)
          )
          if (( CURRENT > 2 )); then
            case $words[2] in
        \(program.namedCommands.map(arm).joined(separator: "\n"))
            esac
          elif [[ $PREFIX != -* ]]; then
            _describe -t commands command commands && ret=0
          fi
        \(program.standardCommand.map { arguments($0, indent: 2) } ?? "")
          return ret
        }

        _\(program.name) "$@"

        """
    }

    private var commands: String {
        program.namedCommands.map { "    " + quoted(colonEscaped($0.name) + ":" + $0.summary) }.joined(separator: "\n")
    }

    private func arm(_ command: CommandDeclaration) -> String {
        """
              (\(command.name))
                shift words
                (( CURRENT-- ))
        \(arguments(command, indent: 8))
                return ret;;
        """
    }

    private func arguments(_ command: CommandDeclaration, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        let specs = command.options.flatMap(specifications) + (operands(command).map { [$0] } ?? [])
        return margin + "_arguments -s -S " + specs.map { "\\\n\(margin)  \($0)" }.joined(separator: " ") + " && ret=0"
    }

    /// One specification for each spelling of an option.
    private func specifications(_ option: OptionDeclaration) -> [String] {
        let others = option.repeats ? "*" : "(" + option.names.joined(separator: " ") + ")"
        let help = "[" + option.help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]") + "]"
        return option.names.map { name in
            guard let kind = option.valueKind, let value = option.value else { return quoted(others + name + help) }
            let joint = option.valueIsOptional ? "=-" : name.hasPrefix("--") ? "=" : "+"
            let colon = option.takesRest ? ":*-*:" : option.valueIsOptional ? "::" : ":"
            return quoted(others + name + joint + help + colon + colonEscaped(value) + ":" + action(kind))
        }
    }

    /// The specification of the operands; nil when there are none to propose.
    private func operands(_ command: CommandDeclaration) -> String? {
        let kind = command.operandKind
        if command.operandWords.isEmpty { return kind == .unknown ? nil : quoted("*:operand:" + action(kind)) }
        guard kind != .unknown else { return quoted("*:operand:" + action(.words(command.operandWords))) }
        return quoted("*:operand:{compadd -- \(command.operandWords.joined(separator: " ")); \(action(kind))}")
    }

    private func action(_ kind: ValueKind) -> String {
        switch kind {
        case .unknown: " "
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(" + words.map(colonEscaped).joined(separator: " ") + ")"
        }
    }

    private func colonEscaped(_ text: String) -> String { text.replacing(":", with: "\\:") }
    private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
