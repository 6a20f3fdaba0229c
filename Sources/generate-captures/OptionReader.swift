/// Options with a value each, options without, and one operand.
struct OptionReader {
    private let arguments: [String]
    private let known: [String]
    private let flags: [String]
    private var given: Set<String> = []
    private var values: [String: String] = [:]

    /// Takes arguments of which those in `known` are options with a value, those in `flags` options without.
    init(_ arguments: [String], known: [String], flags: [String] = []) {
        self.arguments = arguments
        self.known = known
        self.flags = flags
    }

    /// Reads everything and gives the one operand, which the usage text calls `name`.
    mutating func operand(_ name: String) throws(UsageError) -> String {
        var operands: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if known.contains(argument) {
                guard let value = rest.popFirst() else { throw UsageError(message: "\(argument) needs a value") }
                values[argument] = value
            } else if flags.contains(argument) {
                given.insert(argument)
            } else if argument.hasPrefix("-"), argument != "-" {
                throw UsageError(message: "there is no option '\(argument)'")
            } else {
                operands.append(argument)
            }
        }
        guard let operand = operands.first else { throw UsageError(message: "\(name) is missing") }
        guard operands.count == 1 else { throw UsageError(message: "one \(name) is enough, '\(operands[1])' is a second") }
        return operand
    }

    /// The value of an option, once the operand was read.
    func value(of option: String) -> String? { values[option] }

    /// Whether an option without a value stood there, once the operand was read.
    func isGiven(_ option: String) -> Bool { given.contains(option) }
}
