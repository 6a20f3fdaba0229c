/// The completion of a program for bash, from its declarations; it needs nothing but bash.
package struct BashCompletion {
    private let program: ProgramDeclaration
    /// The name of its function, and what those of its parts begin with.
    private var function: String { "_" + program.name.replacing("-", with: "_") }

    /// Makes the completion of `program`.
    package init(for program: ProgramDeclaration) { self.program = program }

    /// The script.
    package var text: String {
        """
        # bash completion of \(program.name) \(program.version), printed by `\(program.name) generate-docs bash`.

        # What can stand for the value of an option of a command: sets kind, and words.
        \(function)_value() {
            case "$1 $2" in
        \(valueCases)
            esac
        }

        # Whether more values may follow those of an option of a command.
        \(function)_goes_on() {
            case "$1 $2" in
        \(restCases)
            esac
            return 1
        }

        # What a command takes: sets options, operands, kind.
        \(function)_command() {
            case $1 in
        \(commandCases)
            esac
        }

        \(function)() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' option='' kind='' words=''
            local options='' operands='' index
            COMPREPLY=()
            if ((COMP_CWORD > 1)); then
                case ${COMP_WORDS[1]} in
                    \(names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
                esac
            fi
            # In --name=value the equals sign is a word of its own.
            if [[ $current == = ]]; then
                current='' option=$previous
            elif [[ $previous == = ]]; then
                option=${COMP_WORDS[COMP_CWORD - 2]}
            else
                option=$previous
            fi
            [[ $option == -* ]] && \(function)_value "$command" "$option"
            if [[ -z $kind && $current != -* ]]; then
                for ((index = COMP_CWORD - 1; index > 0; index--)); do
                    [[ ${COMP_WORDS[index]} == -* ]] && break
                done
                if ((index > 0)) && \(function)_goes_on "$command" "${COMP_WORDS[index]}"; then
                    \(function)_value "$command" "${COMP_WORDS[index]}"
                fi
            fi
            if [[ -z $kind ]]; then
                \(function)_command "$command"
                if [[ $current == -* ]]; then kind=words words=$options; else words=$operands; fi
                if ((COMP_CWORD == 1)) && [[ $current != -* ]]; then words+=' \(names.joined(separator: " "))'; fi
            fi
            [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
            case $kind in
                files) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current") ;;
                folders) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current") ;;
            esac
            [[ $kind == files || $kind == folders ]] && compopt -o filenames 2>/dev/null
            return 0
        }

        complete -F \(function) \(program.name)

        """
    }

    private var names: [String] { program.namedCommands.map(\.name) }

    /// One line for each kind of value, with all that have it.
    private var valueCases: String {
        var order: [String] = [], patterns: [String: [String]] = [:]
        for command in program.visibleCommands {
            for option in command.options {
                guard let kind = option.valueKind, !option.valueIsOptional else { continue }
                let body = assignment(kind)
                if patterns[body] == nil { order.append(body) }
                patterns[body, default: []] += option.names.map { "'\(command.name) \($0)'" }
            }
        }
        return order.map { "        \((patterns[$0] ?? []).joined(separator: " | "))) \($0) ;;" }.joined(separator: "\n")
    }

    private var restCases: String {
        let patterns = program.visibleCommands.flatMap { command in
            command.options.filter(\.takesRest).flatMap(\.names).map { "'\(command.name) \($0)'" }
        }
        return patterns.isEmpty ? "        '') ;;" : "        \(patterns.joined(separator: " | "))) return 0 ;;"
    }

    private var commandCases: String {
        program.visibleCommands.map { command in
            let options = command.options.flatMap(\.names).joined(separator: " ")
            let operands = command.operandWords.joined(separator: " ")
            let kind = assignment(command.operandKind, ofOperands: true)
            return "        '\(command.name)') options='\(options)' operands='\(operands)' \(kind) ;;"
        }.joined(separator: "\n")
    }

    private func assignment(_ kind: ValueKind, ofOperands: Bool = false) -> String {
        switch kind {
        case .unknown: ofOperands ? "kind=" : "kind=unknown"
        case .files: "kind=files"
        case .folders: "kind=folders"
        case .words(let words): "kind=words words='\(words.joined(separator: " "))'"
        }
    }
}
