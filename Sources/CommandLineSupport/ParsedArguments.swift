/// A command line, understood.
package struct ParsedArguments: Sendable, Hashable {
    /// The command that was named, or the program's first one.
    package var command: CommandDeclaration
    /// The values given to each option, by its key; a switch has one empty value each time it was given.
    package var values: [String: [String]]
    /// What stood on the line besides options.
    package var operands: [String]

    /// Whether the option was given.
    package func has(_ key: String) -> Bool { values[key] != nil }
    /// The last value given to the option.
    package func last(_ key: String) -> String? { values[key]?.last }
    /// Every value given to the option, in order.
    package func all(_ key: String) -> [String] { values[key] ?? [] }

    /// The last value of a numeric option, which must be a whole number of at least `minimum`.
    package func number(_ key: String, atLeast minimum: Int, atMost maximum: Int = .max) throws(UsageError) -> Int? {
        guard let text = last(key) else { return nil }
        guard let number = Int(text), number >= minimum, number <= maximum else {
            let range = maximum == .max ? "of at least \(minimum)" : "from \(minimum) to \(maximum)"
            throw UsageError("\(key) needs a whole number \(range), not '\(text)'", command: command.name)
        }
        return number
    }
}
