import CommandLineSupport

/// Prints the dictionary for coverage-guided engines.
struct DictionaryCommand {
    static let declaration = CommandDeclaration(
        name: "dictionary", summary: "print the protocol's dictionary for libFuzzer and AFL",
        options: [
            OptionDeclaration("-o", "--output", value: "FILE", help: "write it to FILE instead of standard output"),
            Declarations.help,
        ], example: "dictionary -o Corpus/bitchat.dict")

    private let console: Console
    private let output: String?

    init(_ arguments: ParsedArguments, _ console: Console) {
        self.console = console
        output = arguments.last("-o")
    }

    func run() -> ExitStatus {
        do throws(FileError) {
            guard let output else {
                console.write(FuzzDictionary.text)
                return .clean
            }
            try FileSystem.write(Array(FuzzDictionary.text.utf8), to: output)
            return .clean
        } catch {
            console.error(EscapedText.plain(error.message))
            return .badInput
        }
    }
}
