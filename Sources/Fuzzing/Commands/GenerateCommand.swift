import CommandLineSupport
import GoldenCorpus

/// Writes what is made from code: the corpus, or captures of a simulated mesh.
struct GenerateCommand {
    static let declaration = CommandDeclaration(
        name: "generate", summary: "write the corpus, or captures of a simulated mesh, from code", operands: "corpus|captures",
        options: [
            OptionDeclaration("--out", value: "DIR", help: "the directory to write to, by default Corpus"), Declarations.help,
        ], example: "generate corpus --out Corpus")

    private let console: Console
    private let directory: String
    private let subject: String

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard arguments.operands.count == 1, let subject = arguments.operands.first, ["corpus", "captures"].contains(subject)
        else { throw UsageError("expected one of corpus, captures", command: arguments.command.name) }
        self.console = console
        self.subject = subject
        directory = arguments.last("--out") ?? "Corpus"
    }

    func run() -> ExitStatus { subject == "corpus" ? corpus() : captures() }

    /// The corpus, file by file.
    private func corpus() -> ExitStatus {
        do throws(FileError) {
            for folder in ["", "/vectors", "/frames"] { try FileSystem.makeFolder(directory + folder) }
            for file in GoldenCorpus.files() {
                try FileSystem.write(file.bytes, to: directory + "/" + file.path)
                console.line("\(file.path): \(file.bytes.count) bytes")
            }
            return .clean
        } catch {
            console.error(EscapedText.plain(error.message))
            return .badInput
        }
    }

    /// The captures of a simulated mesh.
    private func captures() -> ExitStatus {
        console.error("captures cannot be generated yet")
        return .usage
    }
}
