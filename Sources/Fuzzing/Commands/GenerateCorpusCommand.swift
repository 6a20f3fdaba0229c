import CommandLineSupport
import GoldenCorpus

/// Writes the corpus: vectors, whole frames and keys, the same bytes at every run.
struct GenerateCorpusCommand {
    private let console: Console
    private let directory: String

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard arguments.operands == ["corpus"] else {
            throw UsageError("the corpus is written whole: nothing may follow 'corpus'", command: arguments.command.name)
        }
        if let option = GenerateCommand.captureOptions.first(where: { arguments.has($0.key) }) {
            throw UsageError("\(option.key) is for captures", command: arguments.command.name)
        }
        self.console = console
        directory = arguments.last("--out") ?? "Corpus"
    }

    func run() -> ExitStatus {
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
}
