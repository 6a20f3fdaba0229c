/// The folders that libFuzzer reads and writes in a campaign: seeds, inputs it keeps, and an input that ended a process.
///
/// They are scratch: what is worth keeping is copied, whole, to where it belongs.
final class LibFuzzerOutput {
    private let scratch: ScratchFolder
    private var taken: Set<String> = []

    /// Makes the folders, with the inputs of `corpus` as seeds.
    init(_ corpus: [[UInt8]]) throws(FileError) {
        scratch = try ScratchFolder()
        try FileSystem.makeFolder(kept)
        try FileSystem.makeFolder(seeds)
        for input in corpus {
            let name = CorpusFolder.name(of: input)
            taken.insert(name)
            try FileSystem.write(input, to: name, in: seeds, isDurable: false)
        }
    }

    /// The folder that libFuzzer writes into.
    var kept: String { scratch.path + "/kept" }
    /// The folder that libFuzzer only reads.
    var seeds: String { scratch.path + "/seeds" }
    /// The file that takes the input which ends the process of a lane.
    func fatal(_ lane: Int) -> String { "\(scratch.path)/fatal-\(lane)" }

    /// The input that ended the process of a lane, if it was saved; it is removed.
    func takeFatal(_ lane: Int) -> [UInt8]? {
        defer { FileSystem.remove(fatal(lane)) }
        return try? FileSystem.read(fatal(lane))
    }

    /// The inputs kept since the last call; those that are not whole yet come later.
    func takeKept() -> [[UInt8]] {
        var inputs: [[UInt8]] = []
        for name in (try? FileSystem.names(in: kept)) ?? [] where !taken.contains(name) {
            guard let input = try? FileSystem.read("\(kept)/\(name)"), CorpusFolder.name(of: input) == name else { continue }
            taken.insert(name)
            inputs.append(input)
        }
        return inputs
    }
}
