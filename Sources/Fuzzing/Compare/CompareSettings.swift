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
        command = arguments.operands
        files = arguments.has("--vectors") ? arguments.all("--vectors") : VectorFolder.files(in: "Corpus/vectors")
        mutations = try arguments.number("--mutations", atLeast: 0) ?? 2000
        seed = UInt64(try arguments.number("--seed", atLeast: 0) ?? 1)
        profiles = arguments.all("--profile")
        kinds = arguments.all("--kind")
        isJSON = arguments.has("--json")
        let text = arguments.last("--timeout") ?? "5s"
        guard let time = Self.milliseconds(text) else {
            throw UsageError("--timeout needs a time such as 5s or 500ms, not '\(text)'", command: "compare")
        }
        milliseconds = time
    }

    /// Whether a vector of this kind and profile is wanted.
    func includes(_ vector: Vector) -> Bool {
        (profiles.isEmpty || profiles.contains(vector.profile.rawValue)) && (kinds.isEmpty || kinds.contains(vector.kind))
    }

    /// Milliseconds from `500ms`, `5s` or `5`, at least 1 and at most an hour.
    static func milliseconds(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        let unit = text.dropFirst(digits.count)
        guard let factor = ["ms": 1, "s": 1000, "": 1000][unit], 1...3_600_000 ~= number else { return nil }
        let milliseconds = number * factor
        return milliseconds <= 3_600_000 ? milliseconds : nil
    }
}
