import CommandLineSupport
import CorpusFiles

/// What the command line asks of a comparison.
struct CompareSettings {
    /// The program and its arguments.
    let command: [String]
    /// The vector files.
    let files: [String]
    /// How many changed inputs are asked.
    let mutations: Int
    /// What the changes are made from.
    let seed: UInt64
    /// How long one answer may take, in milliseconds.
    let milliseconds: Int
    /// The profiles asked for; empty for all.
    let profiles: [String]
    /// The kinds asked; empty for all.
    let kinds: [String]
    /// Whether the report is JSON.
    let isJSON: Bool

    /// Reads the arguments; throws for values that are none.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no command is named: -- COMMAND...", command: "compare") }
        let options = CampaignOptions(arguments)
        command = arguments.operands
        files = arguments.has("--vectors") ? arguments.all("--vectors") : Self.vectors(in: "Corpus/vectors")
        mutations = try arguments.number("--mutations", atLeast: 0) ?? 2000
        seed = try options.seed()
        profiles = arguments.all("--profile")
        kinds = arguments.all("--kind")
        isJSON = arguments.has("--json")
        milliseconds = try options.milliseconds("--timeout") ?? 5_000
    }

    /// Whether a vector of this kind and profile is wanted.
    func includes(_ vector: Vector) -> Bool {
        (profiles.isEmpty || profiles.contains(vector.profile.rawValue)) && (kinds.isEmpty || kinds.contains(vector.kind))
    }

    /// Every `.jsonl` file of a folder, by name; none when there is no such folder.
    private static func vectors(in folder: String) -> [String] {
        let names = (try? FileSystem.names(in: folder)) ?? []
        return names.filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    }
}
