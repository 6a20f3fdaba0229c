import CommandLineSupport
import CorpusFiles
import FuzzTargets

/// Every command and option of the program.
enum Declarations {
    static let program = ProgramDeclaration(
        name: "bitchat-fuzz", version: "0.1.0", summary: "tests implementations of the bitchat protocol, this one first",
        commands: [
            none, targets, run, replay, MinimizeCommand.declaration, ExplainCommand.declaration, MutateCommand.declaration,
            MergeCommand.declaration, SeedsCommand.declaration, DictionaryCommand.declaration, plant, verify,
            CompareCommand.declaration, GenerateCommand.declaration, ProgramDocument.command(help: help),
        ], manual: manual)

    static let help = OptionDeclaration("-h", "--help", help: "show this page")
    static let version = OptionDeclaration("--version", help: "show the version and the protocol revisions it follows")

    /// What stands for no command: only help and version.
    static let none = CommandDeclaration(
        name: "", summary: "explain the program", options: [version, help], example: "run all --runs 200000 --seed 1")

    static let targets = CommandDeclaration(
        name: "targets", summary: "list what can be fuzzed", options: [help], example: "targets")

    static let run = CommandDeclaration(
        name: "run", summary: "fuzz a target, or all, and print what was found", operands: "TARGET|all",
        operandWords: TargetNames.operandWords,
        options: [
            OptionDeclaration("--runs", value: "N", help: "inputs of each target; 10000 when no time is given either"),
            OptionDeclaration("--time", value: "TIME", help: "time for each target: 60s, 5m, 1h"), seed,
            OptionDeclaration("--shard", value: "I/N", help: "only the Ith of N equal parts of the inputs"),
            OptionDeclaration("--jobs", value: "N", help: "worker processes at once (1)"), engine, plain,
            OptionDeclaration("--corpus", value: "DIR", help: "read inputs from DIR, and add new ones to it"),
            OptionDeclaration("--artifacts", value: "DIR", help: "where inputs that fail are kept (artifacts)"),
            OptionDeclaration("--dictionary", value: "FILE", help: "words for libFuzzer's own mutations"),
            OptionDeclaration(
                "--libfuzzer", value: "OPTION", repeats: true, help: "an option for libFuzzer: --libfuzzer=-use_value_profile=1"),
            planted,
            OptionDeclaration(
                "--report", value: "FORM[=FILE]", suggestions: CampaignReports.all.map { $0.name }, repeats: true,
                help: "write a report: " + reportNames),
            timeout, memory, noProgress, help,
        ], example: "run frame --time 60s --corpus Corpus/fuzz")

    static let replay = CommandDeclaration(
        name: "replay", summary: "run kept inputs again", operands: "TARGET FILE|FOLDER...",
        operandWords: TargetNames.all,
        options: [planted, timeout, memory, help],
        example: "replay frame artifacts/crash-0beec7b5ea3f0fdbc95d0dd47f3c5bc275da8a33")

    static let plant = CommandDeclaration(
        name: "plant", summary: "look for planted faults: how many are found, and how fast", operands: "[ID...] [FILE...]",
        options: [
            OptionDeclaration("--list", help: "list the faults"),
            OptionDeclaration("--vectors", help: "instead of fuzzing, answer the vector files FILE with each fault"), engine,
            plain,
            OptionDeclaration("--time", value: "TIME", help: "time for each fault (60s)"), seed,
            OptionDeclaration("--corpus", value: "DIR", help: "read inputs from DIR/TARGET"),
            OptionDeclaration("--artifacts", value: "DIR", help: "keep the inputs that give faults away in DIR"),
            OptionDeclaration("--json", help: "one object for machines instead of the table"),
            OptionDeclaration("--jobs", value: "N", help: "with --vectors, faults at once (1)"), timeout, memory, noProgress,
            help,
        ], example: "plant --time 60s --corpus Corpus/fuzz")

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

    static let seed = OptionDeclaration("--seed", value: "N", help: "what the inputs are made from (1)")
    private static let engine = OptionDeclaration(
        "--engine", value: "NAME", choices: EngineName.allCases.map(\.rawValue),
        help: "mutate: deterministic (default); libfuzzer: guided by coverage (make fuzz)")
    private static let plain = OptionDeclaration("--plain", help: "mutate bytes only, without knowledge of the structure")
    static let planted = OptionDeclaration(
        "--plant", value: "ID", suggestions: Plants.all.map(\.id), help: "switch a planted fault on")
    static let timeout = OptionDeclaration("--timeout", value: "TIME", help: "the longest run of one input")
    static let memory = OptionDeclaration("--max-memory", value: "MIB", help: "the most memory one input may use")
    private static let noProgress = OptionDeclaration("--no-progress", help: "say nothing on the way")
    private static let reportNames = CampaignReports.all.map { $0.name }.joined(separator: ", ")
}
