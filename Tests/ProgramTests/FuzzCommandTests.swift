import Foundation
import Testing

/// `bitchat-fuzz` as its users run it.
@Suite struct FuzzCommandTests {
    private let scratch: Scratch
    private var folder: URL { scratch.folder }

    init() throws { scratch = try Scratch() }

    /// A corpus folder with an input for every kind of failure.
    private func makeCorpus() throws {
        let corpus = folder.appendingPathComponent("corpus")
        try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: false)
        for word in ["TRAP", "HANG", "DEEP", "HUGE", "MANY", "LAWS", "GATE"] {
            try Data(word.utf8).write(to: corpus.appendingPathComponent(word.lowercased()))
        }
    }

    private func names(_ path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)) ?? []).sorted()
    }

    @Test func aCleanRunPrintsItsTableAndEndsWithZero() throws {
        let run = try Program.fuzz("run", "empty", "--runs", "1000", "--no-progress", in: folder)
        #expect(
            run
                == .init(
                    status: 0,
                    output: """
                        target  runs  outcomes  new inputs  crash  timeout  oom  gate  diff
                        empty   1000         0           0      0        0    0     0     0
                        total   1000         0           0      0        0    0     0     0

                        """, errors: ""))
    }

    @Test(arguments: [
        (["run", "empty", "--dictionary", "words"], 2, "--dictionary is for --engine libfuzzer"),
        (["run", "empty", "--libfuzzer=-x"], 2, "--libfuzzer is for --engine libfuzzer"),
        (["replay", "frame", "."], 3, "no inputs: nothing was replayed"),
        (["merge", "--target", "frame", "missing"], 3, "missing"),
    ])
    func saysWhyNothingWasDone(words: [String], status: Int32, sentence: String) throws {
        let run = try Program.finish(try Program.fuzzProcess(words, in: folder), input: [])
        #expect(run.status == status)
        #expect(run.errors.contains(sentence))
        #expect(names(".") == [])
    }

    /// The system's list of open files can be listed, and nothing can be put into it.
    @Test func aCorpusThatCannotBeWrittenIsNoCleanRun() throws {
        let run = try Program.fuzz("run", "frame", "--runs", "500", "--no-progress", "--corpus", "/proc/self/fd", in: folder)
        #expect(run.status == 3)
        #expect(run.errors.contains("cannot"))
    }

    /// Traps, endless loops and recursions, 4 GiB at once, 4 GiB bit by bit, and broken laws.
    @Test func everyKindOfFailureBecomesAFindingAndTheTableIsTheSameTwice() throws {
        let words = ["run", "self-check", "--runs", "300", "--timeout", "500ms", "--no-progress", "--corpus", "corpus"]
        try makeCorpus()
        let first = try Program.finish(try Program.fuzzProcess(words, in: folder), input: [])
        let kept = names("artifacts")
        try FileManager.default.removeItem(at: folder.appendingPathComponent("corpus"))
        try makeCorpus()
        let second = try Program.finish(try Program.fuzzProcess(words, in: folder), input: [])
        #expect(first == second)
        #expect(first.status == 1)
        for rule in [
            "crash crash-sigill", "crash crash-sigsegv", "timeout timeout", "oom oom", "diff self-check", "gate self-check-gate",
        ] {
            #expect(first.lines.contains { $0.hasPrefix("self-check: \(rule): ") }, "\(rule)")
        }
        #expect(first.output.contains("bytes wanted at once"))
        #expect(first.lines.last?.hasPrefix("total        300 ") == true)
        #expect(kept == names("artifacts"))
        #expect(kept.count == 2 * (first.lines.count - 3))
    }

    @Test func thePrintedCommandRepeatsAFinding() throws {
        try makeCorpus()
        let run = try Program.fuzz(
            "run", "self-check", "--runs", "20", "--timeout", "200ms", "--no-progress", "--corpus", "corpus", in: folder)
        let line = try #require(run.lines.first { $0.contains("crash-sigill") })
        let command = try #require(line.components(separatedBy: "repeat with bitchat-fuzz ").last)
        let words = command.split(separator: " ").map(String.init)
        let replay = try Program.finish(try Program.fuzzProcess(words, in: folder), input: [])
        #expect(replay.status == 1)
        #expect(replay.lines.first?.hasPrefix("\(words[2]): crash crash-sigill: ") == true)
        #expect(replay.lines.last == "0 ok, 1 failed")
    }

    @Test func replayTellsFilesApart() throws {
        _ = scratch.path("good", [1, 2, 3, 4])
        _ = scratch.path("law", Array("LAWS".utf8))
        let run = try Program.fuzz("replay", "self-check", "good", "law", in: folder)
        #expect(run.lines == ["good: ok", "law: diff self-check: expected another input", "1 ok, 1 failed"])
        #expect(run.status == 1)
        #expect(try Program.fuzz("replay", "self-check", "good", in: folder).status == 0)
        #expect(try Program.fuzz("replay", "self-check", "missing", in: folder).status == 3)
    }

    @Test(arguments: [
        ["run"], ["run", "nothing"], ["run", "empty", "--shard", "0/3"], ["run", "empty", "--time", "soon"], ["replay", "empty"],
        ["plant", "nothing-like-it"], ["run", "empty", "--frobnicate"],
    ])
    func wrongCommandLinesEndWithTwo(words: [String]) throws {
        let run = try Program.finish(try Program.fuzzProcess(words, in: folder), input: [])
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
    }

    @Test func aBuildWithoutInstrumentationRefusesLibFuzzer() throws {
        let run = try Program.fuzz("run", "empty", "--engine", "libfuzzer", in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("make fuzz"))
    }

    @Test func aCorpusThatCannotBeReadEndsWithThree() throws {
        _ = scratch.path("file", [1])
        #expect(try Program.fuzz("run", "empty", "--corpus", "file", in: folder).status == 3)
    }

    @Test func shardsTogetherRunEverything() throws {
        let runs = try (1...3).map { try Program.fuzz("run", "empty", "--runs", "1000", "--shard", "\($0)/3", in: folder) }
        #expect(runs.compactMap { $0.lines.last?.split(separator: " ")[1] } == ["333", "333", "334"])
    }

    /// A file is whole when its digest is its name; a run that goes on finds the inputs of the one before.
    @Test func aKilledRunLeavesWholeFilesAndTheNextGoesOn() throws {
        let words = ["run", "self-check", "--time", "60s", "--timeout", "100ms", "--corpus", "corpus", "--no-progress"]
        let process = try Program.fuzzProcess(words, in: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        while names("corpus").count < 20 || names("artifacts").count < 4, process.isRunning { usleep(1_000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for (place, prefix) in [("corpus", ""), ("artifacts", "-")] {
            for name in names(place) where !name.hasPrefix(".") && !name.hasSuffix(".txt") {
                let digest = prefix.isEmpty ? name : name.components(separatedBy: prefix).last
                #expect(try sha1(place + "/" + name) == digest, "\(place)/\(name)")
            }
        }
        let next = try Program.fuzz("run", "self-check", "--runs", "30", "--corpus", "corpus", "--no-progress", in: folder)
        #expect(next.errors == "")
        #expect(names("corpus").allSatisfy { !$0.hasPrefix(".") })
    }

    private func sha1(_ path: String) throws -> String? {
        try Repository.shell("sha1sum < \(folder.path)/\(path)").output.split(separator: " ").first.map(String.init)
    }

    @Test func anInterruptedRunPrintsItsTable() throws {
        let process = try Program.fuzzProcess(["run", "empty", "--time", "60s", "--no-progress"], in: folder)
        let output = scratch.file("output", [])
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        // The first worker is there once the program has a child.
        while process.isRunning, try children(of: process).isEmpty { usleep(1_000) }
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(try String(contentsOf: output, encoding: .utf8).contains("\ntotal "))
    }

    private func children(of process: Process) throws -> String {
        let id = process.processIdentifier
        return try String(contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
    }
}
