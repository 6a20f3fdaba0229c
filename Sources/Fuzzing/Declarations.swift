import CommandLineSupport
import CorpusFiles

/// Every command and option of the program.
enum Declarations {
    static let program = ProgramDeclaration(
        name: "bitchat-fuzz", version: "0.1.0", summary: "tests implementations of the bitchat protocol, this one first",
        commands: [none, verify, GenerateCapturesCommand.declaration])

    static let help = OptionDeclaration("-h", "--help", help: "show this page")
    static let version = OptionDeclaration("--version", help: "show the version and the protocol revisions it follows")

    /// What stands for no command: only help and version.
    static let none = CommandDeclaration(
        name: "", summary: "explain the program", options: [version, help], example: "verify Corpus/vectors/*.jsonl")

    static let verify = CommandDeclaration(
        name: "verify", summary: "answer the questions of vector files and compare", operands: "FILE|-...",
        options: [
            OptionDeclaration(
                "--profile", value: "NAME", choices: VectorProfile.all.map(\.rawValue), repeats: true,
                help: "only vectors of NAME: " + VectorProfile.all.map(\.rawValue).joined(separator: ", ")),
            OptionDeclaration(
                "--kind", value: "KIND", choices: VectorKinds.all.map { $0.name }, repeats: true,
                help: "only vectors of KIND, such as frame or gate"),
            OptionDeclaration("--alter", help: "alter every expected value in turn: each must be noticed"), help,
        ], example: "verify --profile ios --kind gate Corpus/vectors/*.jsonl")
}
