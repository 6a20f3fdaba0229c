import CommandLineSupport
import CorpusFiles

/// Answers vectors with the project's own code and compares.
///
/// Each failure is one line, `FILE:LINE: ID PLACE: expected ..., actual ...`; the last line counts.
struct VerifyCommand {
    /// The most differences of one vector that are printed.
    private static let mostDifferences = 8

    private let console: Console
    private let files: [String]
    private let profiles: [String]
    private let kinds: [String]
    private let alters: Bool
    private var passed = 0, failed = 0, isUnreadable = false
    private var tried = 0, noticed = 0

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no vector file is named", command: arguments.command.name) }
        self.console = console
        files = arguments.operands
        profiles = arguments.all("--profile")
        kinds = arguments.all("--kind")
        alters = arguments.has("--alter")
    }

    /// Verifies every file; a file that cannot be read to its end does not keep the next ones from being read.
    mutating func run() -> ExitStatus {
        for path in files {
            do throws(VectorFileError) {
                let file = try VectorFile(path)
                while let vector = try file.next() { if isSelected(vector) { verify(vector, "\(path):\(file.line): ") } }
            } catch {
                console.error(JSONValue.escaped("\(error)"))
                isUnreadable = true
            }
        }
        if alters { console.line("\(noticed) of \(tried) alterations noticed") }
        console.line("\(passed) passed, \(failed) failed")
        return isUnreadable ? .badInput : failed > 0 ? .findings : .clean
    }

    private func isSelected(_ vector: Vector) -> Bool {
        (profiles.isEmpty || profiles.contains(vector.profile.rawValue)) && (kinds.isEmpty || kinds.contains(vector.kind))
    }

    private mutating func verify(_ vector: Vector, _ place: String) {
        let messages = messages(about: vector)
        if messages.isEmpty { passed += 1 } else { failed += 1 }
        for message in messages { console.line(JSONValue.escaped(place + vector.id + " ") + message) }
    }

    /// What is wrong with a vector, or with its expectation altered.
    private mutating func messages(about vector: Vector) -> [String] {
        do throws(VectorError) {
            let check = try VectorCheck(vector)
            let differences = check.differences(most: Self.mostDifferences).map(\.description)
            guard alters, differences.isEmpty else { return differences }
            let (tried, unnoticed) = check.alterations()
            self.tried += tried
            noticed += tried - unnoticed.count
            return unnoticed.map { "\($0): an altered value goes unnoticed" }
        } catch {
            return ["cannot be answered: \(error.place): expected \(error.expected)"]
        }
    }
}
