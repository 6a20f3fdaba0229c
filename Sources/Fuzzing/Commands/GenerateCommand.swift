import CommandLineSupport

/// Writes what is made from code: the corpus, or captures of a simulated mesh.
struct GenerateCommand {
    static let declaration = CommandDeclaration(
        name: "generate", summary: "write the corpus, or captures of scripted scenes and simulated meshes",
        operands: "corpus|captures [SCENARIO...]", operandWords: ["corpus", "captures"],
        options: [
            OptionDeclaration(
                "--out", value: "DIR",
                help: "write there; by default to Corpus, or to 'captures' (nothing with --summary or --json)")
        ] + captureOptions + [Declarations.help], example: "generate captures stalled-fragments --out captures")

    /// The options of `captures` alone.
    static let captureOptions = [
        OptionDeclaration("--seed", value: "N", help: "captures: what all randomness of a mesh follows from, by default 1"),
        OptionDeclaration(
            "--node", value: "N|all", help: "captures: see the mesh from node N, or from each; by default from one of note"),
        OptionDeclaration(
            "--container", value: "NAME,...",
            help: "captures: btsnoop, monitor, pcap, pcapng, pklg or all, which is the default"),
        OptionDeclaration("--nodes", value: "N", help: "captures: how many phones busy-mesh has, by default 24"),
        OptionDeclaration("--minutes", value: "N", help: "captures: how long busy-mesh lasts, by default 2"),
        OptionDeclaration("--loss", value: "PERCENT", help: "captures: how many frames every link of a mesh loses"),
        OptionDeclaration("--summary", help: "captures: print what happened in the mesh, as tables"),
        OptionDeclaration("--json", help: "captures: print what happened in the mesh, as one JSON object a scenario"),
        OptionDeclaration("--list", help: "captures: list the scenarios"),
    ]

    private let console: Console
    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments, _ console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitStatus {
        switch arguments.operands.first {
        case "corpus": try GenerateCorpusCommand(arguments, console).run()
        case "captures": try GenerateCapturesCommand(arguments, console).run()
        default: throw UsageError("say what to generate: corpus or captures", command: arguments.command.name)
        }
    }
}
