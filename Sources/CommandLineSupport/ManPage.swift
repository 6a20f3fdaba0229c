/// The manual page of a program, in man(7), from its declarations.
package struct ManPage {
    private let program: ProgramDeclaration
    private var manual: ProgramManual { program.manual }

    /// Makes the page of `program`.
    package init(for program: ProgramDeclaration) { self.program = program }

    /// The page.
    package var text: String {
        let name = program.name
        let title = RoffText.escaped(name.uppercased())
        var lines = [".TH \(title) 1 \(manual.date) \"\(name) \(program.version)\" \"User Commands\""]
        lines += [".SH NAME", RoffText.escaped(name) + " \\- " + RoffText.escaped(program.summary)]
        lines += [".SH SYNOPSIS"] + synopsis
        lines += [".SH DESCRIPTION"] + paragraphs(manual.description)
        lines += [".SH COMMANDS"] + program.namedCommands.flatMap(section)
        lines += [".SH OPTIONS"] + (program.standardCommand.map { entries(of: $0.options, headings: true) } ?? [])
        lines += entries("EXIT STATUS", manual.exitStatuses) + entries("ENVIRONMENT", manual.environment)
        lines += entries("FILES", manual.files)
        lines += [".SH EXAMPLES"] + program.visibleCommands.flatMap(example)
        lines += [".SH SEE ALSO", manual.seeAlso.map(reference).joined(separator: ",\n")]
        return lines.joined(separator: "\n") + "\n"
    }

    private var synopsis: [String] {
        program.visibleCommands.enumerated().flatMap { index, command in (index == 0 ? [] : [".br"]) + [usage(command)] }
    }

    private func usage(_ command: CommandDeclaration) -> String {
        var words = [RoffText.bold(program.name)]
        if !command.name.isEmpty { words.append(RoffText.bold(command.name)) }
        if !command.options.isEmpty { words.append("[" + RoffText.italic("options") + "]") }
        if let operands = command.operands { words.append(RoffText.italic(operands)) }
        return words.joined(separator: " ")
    }

    private func paragraphs(_ texts: [String]) -> [String] {
        texts.enumerated().flatMap { index, text in (index == 0 ? [] : [".PP"]) + [RoffText.escaped(text)] }
    }

    /// A command: what it does, the options it does not share with the program itself, and which it does.
    private func section(_ command: CommandDeclaration) -> [String] {
        let common = program.standardCommand?.options ?? []
        let own = command.options.filter { !common.contains($0) }
        let shared = command.options.filter(common.contains).map { RoffText.bold($0.key) }
        var lines = [".SS " + RoffText.escaped(command.name), usage(command), ".PP", sentence(command.summary)]
        lines += entries(of: own, headings: false)
        if !shared.isEmpty {
            lines += [".PP", (own.isEmpty ? "Takes " : "Takes also ") + shared.joined(separator: ", ") + "; see OPTIONS."]
        }
        return lines
    }

    private func entries(of options: [OptionDeclaration], headings: Bool) -> [String] {
        guard headings else { return options.flatMap(entry) }
        let sections = OptionGroup.sections(of: options)
        return sections.flatMap { section in
            let title = section.group?.title ?? "Other"
            return (sections.count > 1 ? [".SS " + RoffText.escaped(title)] : []) + section.options.flatMap(entry)
        }
    }

    private func entry(_ option: OptionDeclaration) -> [String] {
        let value = option.value.map { (option.valueIsOptional ? "[=" : " ") + RoffText.italic($0) } ?? ""
        var sentences = [sentence(option.help)]
        let words = option.choices.isEmpty ? option.suggestions : option.choices
        if let name = option.value, !words.isEmpty, words.count <= Self.mostWords {
            let verb = option.choices.isEmpty ? " is for example " : " is one of "
            sentences.append(RoffText.italic(name) + verb + words.map(RoffText.bold).joined(separator: ", ") + ".")
        }
        if option.repeats { sentences.append("May be given more than once.") }
        let head = option.names.map(RoffText.bold).joined(separator: ", ") + value + (option.valueIsOptional ? "]" : "")
        return [".TP", head, sentences.joined(separator: "\n")]
    }

    /// More values than this are no reading matter.
    private static let mostWords = 24

    private func entries(_ title: String, _ entries: [ProgramManual.Entry]) -> [String] {
        guard !entries.isEmpty else { return [] }
        return [".SH " + title] + entries.flatMap { [".TP", RoffText.bold($0.name), sentence($0.meaning)] }
    }

    private func example(_ command: CommandDeclaration) -> [String] {
        [".TP", RoffText.bold("\(program.name) \(command.example)"), sentence(command.summary)]
    }

    /// `tshark(1)` with its name in bold.
    private func reference(_ page: String) -> String {
        let parts = page.split(separator: "(", maxSplits: 1)
        guard parts.count == 2 else { return RoffText.bold(page) }
        return RoffText.bold(String(parts[0])) + "(" + RoffText.escaped(String(parts[1]))
    }

    /// A clause as a sentence.
    private func sentence(_ clause: String) -> String {
        let text = clause.prefix(1).uppercased() + clause.dropFirst()
        return RoffText.escaped(text.hasSuffix(".") ? text : text + ".")
    }
}
