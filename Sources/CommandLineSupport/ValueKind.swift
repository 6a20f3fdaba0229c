/// What a shell can propose for a value.
enum ValueKind: Sendable, Hashable {
    /// Nothing: the user knows.
    case unknown
    /// These words.
    case words([String])
    /// Names of files.
    case files
    /// Names of folders.
    case folders

    /// The kind of a value that stands in the help as `placeholder`, or is best one of `words`.
    init(placeholder: String, words: [String]) {
        let names = placeholder.split { !$0.isLetter }
        if !words.isEmpty {
            self = .words(words)
        } else if names.contains(where: { ["FILE", "OUT", "PATH"].contains($0) }) {
            self = .files
        } else {
            self = names.contains { ["DIR", "FOLDER"].contains($0) } ? .folders : .unknown
        }
    }
}

extension OptionDeclaration {
    /// What can be proposed for its value; nil for a switch.
    var valueKind: ValueKind? { value.map { ValueKind(placeholder: $0, words: choices.isEmpty ? suggestions : choices) } }
}

extension CommandDeclaration {
    /// What can be proposed in place of its operands, besides `operandWords`.
    var operandKind: ValueKind { ValueKind(placeholder: operands ?? "", words: []) }

    /// What can be proposed where no option is begun: files also where an option takes the rest of the line.
    var restKind: ValueKind {
        guard operandKind == .unknown else { return operandKind }
        return options.contains { $0.takesRest && $0.valueKind == .files } ? .files : .unknown
    }
}
