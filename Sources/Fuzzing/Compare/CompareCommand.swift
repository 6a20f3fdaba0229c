import CommandLineSupport
import CorpusFiles

/// Asks another implementation what the vectors and changed inputs ask, and reports where its answers differ.
struct CompareCommand {
    static let declaration = CommandDeclaration(
        name: "compare", summary: "ask another implementation over its standard input and output, and compare",
        operands: "-- COMMAND...",
        options: [
            OptionDeclaration(
                "--vectors", value: "FILE", repeats: true, takesRest: true,
                help: "the vectors to ask, by default Corpus/vectors/*.jsonl"),
            OptionDeclaration(
                "--profile", value: "NAME", choices: VectorProfile.all.map(\.rawValue), repeats: true,
                help: "ask only for NAME: " + VectorProfile.all.map(\.rawValue).joined(separator: ", ")),
            OptionDeclaration(
                "--kind", value: "KIND", choices: VectorKinds.all.map { $0.name }, repeats: true,
                help: "ask only KIND, such as frame or gate"),
            OptionDeclaration("--mutations", value: "N", help: "ask N changed inputs after the vectors, by default 2000"),
            OptionDeclaration("--seed", value: "N", help: "make the changes from N, by default 1"),
            OptionDeclaration("--timeout", value: "TIME", help: "wait so long for an answer, by default 5s"),
            OptionDeclaration("--json", help: "print one JSON object a group, and one at the end"), Declarations.help,
        ], example: "compare --profile ios -- python3 examples/compare-server.py")

    private let console: Console
    private let settings: CompareSettings
    private var run: CompareRun<OtherProgram>
    private var isUnreadable = false, isGivenUp = false, wasAny = false

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        self.console = console
        settings = try CompareSettings(arguments)
        run = CompareRun(OtherProgram(settings.command, milliseconds: settings.milliseconds, console))
    }

    /// Runs the comparison to its end, or as far as the other program lets it.
    mutating func execute() -> ExitStatus {
        Interruption.install()
        do throws(OtherSideError) {
            try run.other.start()
            try askVectors()
            try run.askMutants(settings.mutations, seed: settings.seed)
            try run.reduce()
        } catch {
            report(error)
        }
        run.other.end()
        guard run.vectors.asked > 0 else { return nothingAsked() }
        let report = CompareReport(run)
        if settings.isJSON { report.writeJSON(to: console) } else { report.write(to: console) }
        return isUnreadable ? .badInput : run.groups.isEmpty && !isGivenUp ? .clean : .findings
    }

    private mutating func askVectors() throws(OtherSideError) {
        for path in settings.files {
            guard let file = open(path) else { continue }
            while let vector = next(in: file) {
                wasAny = true
                guard settings.includes(vector), !Self.isOpen(vector) else { continue }
                guard let question = question(vector, "\(path):\(file.line): \(vector.id) ") else { continue }
                try run.ask(vector: question)
            }
        }
    }

    /// Opens a vector file, or says why that fails.
    private mutating func open(_ path: String) -> VectorFile? {
        do throws(VectorFileError) {
            return try VectorFile(path)
        } catch {
            return unreadable("\(error)")
        }
    }

    /// The next vector; nil also where the file cannot be read further, which is said.
    private mutating func next(in file: VectorFile) -> Vector? {
        do throws(VectorFileError) {
            return try file.next()
        } catch {
            return unreadable("\(error)")
        }
    }

    /// The case that a vector is; nil where this project has no answer to it, which is said.
    private mutating func question(_ vector: Vector, _ place: String) -> CompareCase? {
        do throws(VectorError) {
            return try CompareCase(vector)
        } catch {
            return unreadable(place + "cannot be asked: \(error.place): expected \(error.expected)")
        }
    }

    private mutating func unreadable<Value>(_ message: String) -> Value? {
        console.error(message)
        isUnreadable = true
        return nil
    }

    /// Says why there is nothing to report, which is no success.
    private func nothingAsked() -> ExitStatus {
        guard !isGivenUp else { return .badInput }
        if wasAny {
            console.error("nothing was asked: the program does none of the kinds and profiles of the vectors")
        } else {
            console.error(
                "no vectors" + (settings.files.isEmpty ? ": there is no Corpus/vectors here, name some by --vectors" : ""))
        }
        return .badInput
    }

    private mutating func report(_ error: OtherSideError) {
        switch error {
        case .notStarted(let reason), .gaveUp(let reason): console.error(reason)
        case .interrupted: console.error("stopped; what follows is incomplete")
        }
        isGivenUp = true
    }

    /// Whether a frame's body asks for an inflater so tolerant that no program should be failed on it (Corpus/README.md).
    private static func isOpen(_ vector: Vector) -> Bool {
        let mark = vector.fields.object["deflate"]
        return mark == .string("unfinished") || mark == .string("after-end")
    }
}
