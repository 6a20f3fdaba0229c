import CommandLineSupport
import DisplayFilter
import Output

extension FieldColumns {
    /// Reads `-e` and `-E`, which belong to `-T fields` and to nothing else.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.init()
        let command = arguments.command.name
        guard arguments.last("-T") == FieldsPrinter.name else {
            for option in ["-e", "-E"] where arguments.has(option) {
                throw UsageError("\(option) needs -T fields", command: command)
            }
            return
        }
        if arguments.has("-x") {
            throw UsageError("-T fields has columns only, and no -x: name the bytes with -e bitchat.bytes", command: command)
        }
        guard arguments.has("-e") else { throw UsageError("-T fields needs a field: name it with -e", command: command) }
        for name in arguments.all("-e") {
            guard let field = FieldCatalog.field(named: name) else {
                let nearest = FieldCatalog.nearest(to: name).map { "; did you mean \($0)?" } ?? ""
                throw UsageError("-e: no field is called '\(name)'\(nearest)", command: command)
            }
            fields.append(field)
        }
        for word in arguments.all("-E") where !set(word) {
            throw UsageError("-E does not understand '\(word)': " + Self.choices, command: command)
        }
    }

    private static let choices = "it takes separator=/t|/s|CHAR, aggregator=/t|/s|CHAR, occurrence=f|l|a, quote=d|s|n, header=y|n"

    /// Understands one `NAME=VALUE`; false where it means nothing.
    private mutating func set(_ word: String) -> Bool {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return false }
        switch parts[0] {
        case "separator": return Self.set(&separator, Self.sign(parts[1]))
        case "aggregator": return Self.set(&aggregator, Self.sign(parts[1]))
        case "occurrence": return Self.set(&occurrence, Occurrence(rawValue: parts[1]))
        case "quote": return Self.set(&quote, Quote(rawValue: parts[1]))
        case "header": return Self.set(&hasHeader, ["y": true, "n": false][parts[1]])
        default: return false
        }
    }

    private static func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        place = value
        return true
    }

    /// One ASCII character, or `/t` for a tab, `/s` for a space.
    private static func sign(_ text: String) -> UInt8? {
        switch text {
        case "/t": 9
        case "/s": 32
        default: text.utf8.count == 1 ? text.utf8.first : nil
        }
    }
}
