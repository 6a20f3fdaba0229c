import CommandLineSupport
import CorpusFiles
import FuzzTargets

/// Answers vectors with one planted fault after the other, and prints which faults the vectors alone give away.
struct VectorPlantCommand {
    private let console: Console
    private let files: [String]
    private let plants: [Plant]
    private let jobs: Int
    private let limits: RunLimits
    private let isJSON: Bool, showsProgress: Bool

    /// Understands a command line: an operand that names a fault stands for it, any other for a file.
    init(_ arguments: ParsedArguments, _ console: Console, limits: RunLimits) throws(UsageError) {
        let options = CampaignOptions(arguments), named = arguments.operands.compactMap { Plants.named($0) }
        self.console = console
        files = arguments.operands.filter { Plants.named($0) == nil }
        guard !files.isEmpty else { throw UsageError("no vector file is named", command: arguments.command.name) }
        plants = named.isEmpty ? Plants.all : named
        jobs = min(256, try arguments.number("--jobs", atLeast: 1) ?? 1)
        self.limits = try options.limits(limits)
        isJSON = arguments.has("--json")
        showsProgress = !arguments.has("--no-progress")
    }

    /// Tries every fault.
    func run() -> ExitStatus {
        Interruption.install()
        var vectors: [Vector] = []
        do throws(VectorFileError) {
            for path in files {
                let file = try VectorFile(path)
                while let vector = try file.next() { vectors.append(vector) }
            }
        } catch {
            console.error("\(error)")
            return .badInput
        }
        guard isAnswered(vectors) else { return .findings }
        return finish(tried(vectors))
    }

    /// Whether the vectors are answered as they ask without any fault: otherwise they prove nothing.
    private func isAnswered(_ vectors: [Vector]) -> Bool {
        let steps = VectorSteps(Subject())
        let failed = vectors.filter { ((try? VectorCheck($0, by: steps))?.differences(most: 1).isEmpty ?? false) == false }
        for vector in failed.prefix(8) { console.error(vector.id + ": not answered as it asks, without any fault") }
        return failed.isEmpty
    }

    private func tried(_ vectors: [Vector]) -> VectorPlantTable {
        var table = VectorPlantTable()
        VectorPlantRun(vectors: vectors, jobs: jobs, limits: limits).run(plants) { plant, result in
            guard let result else { return console.error(plant.id + ": no process starts") }
            table.add(plant, result)
            if showsProgress { console.note("\(plant.id): caught by \(result.count) vectors") }
        }
        return table
    }

    private func finish(_ table: VectorPlantTable) -> ExitStatus {
        if isJSON {
            console.line(table.json)
        } else {
            for line in table.lines { console.line(line) }
            console.line(table.conclusion)
        }
        if Interruption.isRequested { return .interrupted }
        return table.isAsDeclared && table.rows.count == plants.count ? .clean : .findings
    }
}
