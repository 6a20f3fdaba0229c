/// The text of `--help`: one screen a command, from the declarations.
///
/// A screen has `screenLines` lines of `columns` columns; what is longer than a line goes on below itself.
package struct HelpPage {
    /// The lines a page has at most.
    package static let screenLines = 50
    /// The columns a line has at most.
    package static let columns = 100

    private let program: ProgramDeclaration
    /// The widest name and value that the clauses of help stand beside.
    private static let widestHead = 26

    /// Makes the pages of `program`.
    package init(for program: ProgramDeclaration) { self.program = program }

    /// The page of the whole program: its commands, then what it takes without one.
    package var overview: String {
        guard let standard = program.standardCommand else { return "" }
        let named = program.namedCommands
        var lines = ["\(program.name) - \(program.summary)", "", "usage: " + usage(standard)]
        if !named.isEmpty {
            lines += ["       \(program.name) COMMAND [options]", "", "Commands (COMMAND --help explains one):"]
        }
        lines += rows(named.map { ($0.name, $0.summary) })
        lines += body(standard, folds: true)
        return lines.joined(separator: "\n") + "\n"
    }

    /// The page of one command.
    package func page(for command: CommandDeclaration) -> String {
        let lines = ["\(program.name) \(command.name) - \(command.summary)", "", "usage: " + usage(command)]
        return (lines + body(command, folds: false)).joined(separator: "\n") + "\n"
    }

    private func usage(_ command: CommandDeclaration) -> String {
        let words = [program.name, command.name, command.options.isEmpty ? "" : "[options]", command.operands ?? ""]
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The options under their headings, and the example.
    private func body(_ command: CommandDeclaration, folds: Bool) -> [String] {
        let sections = OptionGroup.sections(of: command.options)
        let shown = sections.filter { folded($0.group, folds) == nil }.flatMap(\.options)
        let width = min(Self.widestHead, shown.map(\.head.count).max() ?? 0)
        var lines = [""]
        for section in sections {
            let place = folded(section.group, folds)
            if sections.count > 1 { lines.append((section.group?.title ?? "Other") + (place ?? "") + ":") }
            if place != nil {
                lines += Self.wrapped(section.options.map(\.key).joined(separator: " "), indent: 2, column: 2)
            } else {
                lines += rows(section.options.map { ($0.head, $0.help) }, width: width)
            }
        }
        return lines + ["", "example: \(program.name) \(command.example)"]
    }

    /// Where the options of a group that is folded here are explained; nil for a group that is not.
    private func folded(_ group: OptionGroup?, _ folds: Bool) -> String? {
        guard folds, let group, group.isFolded, let whole = program.standardCommand?.options.filter({ $0.group == group }),
            let place = program.namedCommands.first(where: { Set(whole).isSubset(of: $0.options) })
        else { return nil }
        return " (\(program.name) \(place.name) --help explains)"
    }

    /// Names with what they mean beside them.
    private func rows(_ entries: [(head: String, text: String)], width: Int? = nil) -> [String] {
        let width = width ?? min(Self.widestHead, entries.map(\.head.count).max() ?? 0)
        return entries.flatMap { head, text in
            let padding = String(repeating: " ", count: max(1, width - head.count + 2))
            return Self.wrapped("  " + head + padding, text, column: width + 4)
        }
    }

    private static func wrapped(_ text: String, indent: Int, column: Int) -> [String] {
        wrapped(String(repeating: " ", count: indent), text, column: column)
    }

    /// `text` behind `head`, going on at `column` where a line is full.
    private static func wrapped(_ head: String, _ text: String, column: Int) -> [String] {
        var lines = [head], isFresh = true
        for word in text.split(separator: " ") {
            if !isFresh, lines[lines.count - 1].count + 1 + word.count > columns {
                lines.append(String(repeating: " ", count: column))
                isFresh = true
            }
            lines[lines.count - 1] += (isFresh ? "" : " ") + word
            isFresh = false
        }
        return lines
    }
}

extension OptionDeclaration {
    /// Its spellings and what stands for its value: `-r, --read FILE`.
    var head: String {
        let value = value.map { valueIsOptional ? "[=\($0)]" : " " + $0 }
        return names.joined(separator: ", ") + (value ?? "")
    }
}
