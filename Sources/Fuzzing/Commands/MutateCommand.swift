import CommandLineSupport
import FuzzTargets
import Mutators
import PacketGenerators
import WireFormat

/// Makes inputs by changing files, for other programs: hex lines, or files in a folder.
struct MutateCommand {
    static let declaration = CommandDeclaration(
        name: "mutate", summary: "change inputs by their structure and print them as lines of hex", operands: "FILE...",
        options: [
            OptionDeclaration("-s", "--seed", value: "N", help: "the seed that every change follows from (1)"),
            OptionDeclaration("-n", "--count", value: "N", help: "how many inputs are made (1)"),
            OptionDeclaration("-o", "--output", value: "DIR", help: "write files named by SHA-1 instead of lines"),
            TargetOption.declaration, Declarations.help,
        ], example: "mutate -s 7 -n 1000 --target frame Corpus/regressions/frame/*")

    private let console: Console
    private let target: any FuzzTarget.Type
    private let paths: [String]
    private let folder: String?
    private let seed: UInt64
    private let count: Int

    init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
        guard !arguments.operands.isEmpty else { throw UsageError("no input is named", command: arguments.command.name) }
        self.console = console
        paths = arguments.operands
        target = try TargetOption.target(arguments, orOf: paths)
        folder = arguments.last("-o")
        count = try arguments.number("-n", atLeast: 0) ?? 1
        seed = try CampaignOptions(arguments).seed("-s")
    }

    /// Makes the inputs, one after the other: each is a matter of the files, the seed and its number alone.
    func run() -> ExitStatus {
        do throws(FileError) {
            var inputs: [[UInt8]] = []
            for path in paths { inputs.append(try FileSystem.input(path)) }
            if let folder { try FileSystem.makeFolder(folder) }
            var mutator = InputMutator(target.shape)
            for index in 0..<count { try write(Self.input(index, seed, inputs, target.longestInput, &mutator)) }
            return .clean
        } catch {
            console.error(EscapedText.plain(error.message))
            return .badInput
        }
    }

    /// Input number `index`: one of `inputs` changed one to four times.
    private static func input(
        _ index: Int, _ seed: UInt64, _ inputs: [[UInt8]], _ limit: Int, _ mutator: inout InputMutator
    ) -> [UInt8] {
        var mixer = SplitMix64(seed: seed)
        var random = SplitMix64(seed: mixer.next() ^ SplitMix64(seed: UInt64(index)).firstWord)
        var input = inputs[random.below(inputs.count)]
        for _ in 0...random.below(4) {
            mutator.mutate(&input, partner: inputs[random.below(inputs.count)], limit: limit, &random)
        }
        return input
    }

    private func write(_ input: [UInt8]) throws(FileError) {
        guard let folder else { return console.line(Hexadecimal.encode(input)) }
        try FileSystem.write(input, to: CorpusFolder.name(of: input), in: folder)
    }
}

extension SplitMix64 {
    /// The first number, leaving the generator as it is.
    fileprivate var firstWord: UInt64 {
        var copy = self
        return copy.next()
    }
}
