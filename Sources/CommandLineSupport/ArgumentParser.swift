/// Turns the words of a command line into a command, option values and operands.
///
/// `--name=value`, `--name value`, `-xVALUE`, `-x VALUE`, joined switches (`-xq`) and `--` are understood.
package struct ArgumentParser {
    private let program: ProgramDeclaration
    private var parsed: ParsedArguments
    private var words: ArraySlice<String>

    /// Parses `arguments` (without the program's own name) by the declarations of `program`.
    package static func parse(_ arguments: [String], for program: ProgramDeclaration) throws(UsageError) -> ParsedArguments {
        var parser = try ArgumentParser(program, arguments)
        try parser.run()
        return parser.parsed
    }

    private init(_ program: ProgramDeclaration, _ arguments: [String]) throws(UsageError) {
        guard let standard = program.commands.first else { throw UsageError("\(program.name) has no command") }
        let named = arguments.first.flatMap { word in program.commands.first { !$0.name.isEmpty && $0.name == word } }
        self.program = program
        words = named == nil ? arguments[...] : arguments.dropFirst()
        parsed = ParsedArguments(command: named ?? standard, values: [:], operands: [])
    }

    private mutating func run() throws(UsageError) {
        while let word = words.popFirst() {
            if word == "--" {
                while let word = words.popFirst() { try operand(word) }
                return
            }
            if word.hasPrefix("--") {
                try long(word)
            } else if word.hasPrefix("-"), word.count > 1 {
                try short(word)
            } else {
                try operand(word)
            }
        }
    }

    private mutating func long(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try declaration(String(parts[0]))
        if parts.count == 2, option.value == nil { throw error("\(option.key) takes no value") }
        try record(option, attached: parts.count == 2 ? String(parts[1]) : nil)
    }

    private mutating func short(_ word: String) throws(UsageError) {
        if let option = parsed.command.option(named: word) { return try record(option, attached: nil) }
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let option = try declaration("-\(letter)")
            if option.value != nil { return try record(option, attached: letters.isEmpty ? nil : String(letters)) }
            try record(option, attached: nil)
        }
    }

    private mutating func operand(_ word: String) throws(UsageError) {
        guard parsed.command.operands != nil else {
            let names = program.commands.filter { !$0.isHidden }.map(\.name).filter { !$0.isEmpty }
            guard !names.contains(word) else { throw error("'\(word)' is a command and comes first") }
            throw error("unexpected word '\(word)'" + Self.suggestion(for: word, among: names))
        }
        parsed.operands.append(word)
    }

    private mutating func record(_ option: OptionDeclaration, attached: String?) throws(UsageError) {
        if parsed.has(option.key), !option.repeats, option.value != nil { throw error("\(option.key) is given twice") }
        guard let valueName = option.value else {
            parsed.values[option.key, default: []].append("")
            return
        }
        if attached == nil, option.valueIsOptional {
            parsed.values[option.key, default: []].append("")
            return
        }
        guard let value = attached ?? words.popFirst() else { throw error("\(option.key) needs a value: \(valueName)") }
        try add(value, to: option)
        while option.takesRest, let next = words.first, next == "-" || !next.hasPrefix("-") {
            words.removeFirst()
            try add(next, to: option)
        }
    }

    private mutating func add(_ value: String, to option: OptionDeclaration) throws(UsageError) {
        guard option.choices.isEmpty || option.choices.contains(value) else {
            throw error("\(option.key) takes \(option.choices.joined(separator: ", ")), not '\(value)'")
        }
        parsed.values[option.key, default: []].append(value)
    }

    private func declaration(_ name: String) throws(UsageError) -> OptionDeclaration {
        if let option = parsed.command.option(named: name) { return option }
        let known = parsed.command.options.flatMap(\.names)
        throw error("unknown option '\(name)'" + Self.suggestion(for: name, among: known))
    }

    private func error(_ message: String) -> UsageError { UsageError(message, command: parsed.command.name) }

    private static func suggestion(for word: String, among names: [String]) -> String {
        NearestName.find(word, among: names).map { "; did you mean '\($0)'?" } ?? ""
    }
}
