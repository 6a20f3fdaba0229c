import CommandLineSupport
import CorpusFiles

/// Answers vectors with the project's own code and compares.
///
/// Each difference is one line, `FILE:LINE: ID PLACE: expected ..., actual ...`; the vector's inputs follow dissected, indented.
/// The last line counts.
struct VerifyCommand {
    /// The most differences of one vector that are printed.
    private static let mostDifferences = 8
    /// The vectors whose inputs are shown; of the others only the differences are printed.
    private static let mostDissections = 20

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
                console.error("\(error)")
                isUnreadable = true
            }
        }
        if alters { console.line("\(noticed) of \(tried) alterations noticed") }
        console.line("\(passed) passed, \(failed) failed")
        if !isUnreadable, passed + failed == 0 { sayNothing() }
        return isUnreadable ? .badInput : failed > 0 ? .findings : .clean
    }

    private func isSelected(_ vector: Vector) -> Bool {
        (profiles.isEmpty || profiles.contains(vector.profile.rawValue)) && (kinds.isEmpty || kinds.contains(vector.kind))
    }

    /// Says that there was nothing to verify, which is no success.
    private mutating func sayNothing() {
        console.error("no vectors" + (profiles.isEmpty && kinds.isEmpty ? "" : " of this profile and kind"))
        isUnreadable = true
    }

    private mutating func verify(_ vector: Vector, _ place: String) {
        let head = JSONValue.escaped(place + vector.id + " ")
        do throws(VectorError) {
            let check = try VectorCheck(vector)
            let differences = check.differences(most: Self.mostDifferences)
            for difference in differences { console.line(head + difference.description) }
            let unnoticed = alters && differences.isEmpty ? alter(check) : []
            for place in unnoticed { console.line(head + "\(place): an altered value goes unnoticed") }
            count(isGood: differences.isEmpty && unnoticed.isEmpty)
            if !differences.isEmpty, failed <= Self.mostDissections { show(vector, differences) }
        } catch {
            console.line(head + JSONValue.escaped("cannot be answered: \(error.place): expected \(error.expected)"))
            count(isGood: false)
        }
    }

    private mutating func count(isGood: Bool) { if isGood { passed += 1 } else { failed += 1 } }

    /// Alters every expected value; returns the places where that goes unnoticed.
    private mutating func alter(_ check: VectorCheck) -> [String] {
        let (tried, unnoticed) = check.alterations()
        self.tried += tried
        noticed += tried - unnoticed.count
        return unnoticed
    }

    private func show(_ vector: Vector, _ differences: [VectorDifference]) {
        for line in VectorDissection.lines(of: vector, differences) { console.line("    " + line) }
    }
}
