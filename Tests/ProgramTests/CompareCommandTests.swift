import Foundation
import Testing

/// `bitchat-fuzz compare` against the example servers, whole and broken (docs/compare.md).
@Suite struct CompareCommandTests {
    /// Few vectors and changes, for the servers that fail in some way.
    private func compareFrames(_ server: OtherServer, timeout: String = "5s") throws -> Program.Run {
        try server.compare("--kind", "frame", "--profile", "ios", "--mutations", "60", "--timeout", timeout)
    }

    @Test func theExampleServerAgrees() throws {
        let run = try OtherServer().compare("--mutations", "600")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors == "")
        #expect(run.lines.last == "0 disagreements in 0 groups")
        #expect(
            run.lines.contains(
                "asked for ios it follows spec and ios most closely: spec 100.00 %, ios 100.00 %, " + android(in: run)))
    }

    @Test func theSecondImplementationAgreesForEveryProfile() throws {
        let kinds = ["frame", "encode", "sync", "streams", "flags", "piece", "announce", "window", "budget", "stream"]
        let words = ["compare", "--mutations", "400"] + kinds.flatMap { ["--kind", $0] }
        let server = ["--", "python3", "Tests/SecondImplementation/serve.py"]
        let run = try Program.finish(try Program.fuzzProcess(words + server, in: Repository.root), input: [])
        #expect(run.status == 0, "\(run.output)")
        let closest = run.lines.filter { $0.hasPrefix("asked for ") }.map { $0.prefix { $0 != "," } }
        #expect(closest.count == 3)
        #expect(closest.last?.hasPrefix("asked for android it follows android most closely: ") == true)
    }

    private func android(in run: Program.Run) -> String {
        let line = run.lines.first { $0.hasPrefix("asked for ios") } ?? ""
        return line.range(of: "android").map { String(line[$0.lowerBound...]) } ?? ""
    }

    /// The wrong flag for answers, a cap of 1,025 bytes and padding that stays.
    private func faulty() throws -> OtherServer {
        try OtherServer(
            ("if flags & 0x10:", "if flags & 0x20:"), ("1_179_760, 1024,", "1_179_760, 1025,"),
            ("return (data[:-count] if count and data[-count:] == bytes([count]) * count else data).hex()", "return data.hex()"))
    }

    @Test func threeFaultsAreFoundAndNamed() throws {
        let run = try faulty().compare("--mutations", "300")
        #expect(run.status == 1)
        let titles = run.lines.filter { $0.first?.isNumber == true && $0.contains(" of kind ") }
        #expect(titles.count == 4)
        #expect(titles.contains { $0.contains("of kind frame differ at rsr (missing)") })
        #expect(titles.contains { $0.contains("of kind frame differ at rsr (not expected)") })
        #expect(titles.contains { $0.contains("of kind sync differ at the answer (accepts what is refused: filter-cap)") })
        #expect(titles.contains { $0.contains("of kind unpad differ at the answer") })
        #expect(run.output.contains("want.rsr  true     | nothing"))
    }

    @Test func theSameSeedGivesTheSameReport() throws {
        let server = try faulty()
        let one = try server.compare("--mutations", "100", "--seed", "5"),
            other = try server.compare("--mutations", "100", "--seed", "5")
        #expect(one == other)
    }

    @Test func jsonHasAnObjectAGroupAndTheSmallestCase() throws {
        let run = try faulty().compare("--json", "--mutations", "0", "--kind", "frame")
        let objects = try run.objects()
        #expect(run.status == 1)
        #expect(objects.count == 3)
        #expect(objects[0]["kind"] as? String == "frame")
        #expect(objects[0]["differs"] as? [String] == ["rsr (missing)"])
        let hex = (objects[0]["ask"] as? [String: Any])?["hex"] as? String
        #expect(hex == "01" + String(repeating: "00", count: 10) + "10" + String(repeating: "00", count: 10))
        #expect((objects[2]["summary"] as? [String: Any])?["groups"] as? Int == 2)
    }

    @Test func aProgramThatDiesIsStartedAgain() throws {
        let run = try compareFrames(.doing("os.abort()", at: "ios-frame-flag-10-v1").importing("os"))
        #expect(run.status == 1)
        #expect(run.lines.first == "1. 1 vector of kind frame: the other program is killed by signal 6 (SIGABRT)")
        #expect(run.lines.contains { $0.hasPrefix("vectors: ") && $0.hasSuffix(" agree, 0 differ, 1 without an answer") })
        #expect(run.lines.contains("changed inputs: 60 asked, 60 agree, 0 differ, 0 without an answer"))
    }

    @Test func itsLastWordsArePassedOnWithAPrefix() throws {
        let run = try compareFrames(.doing(#"sys.exit("gone\x1b[2J")"#, at: "ios-frame-flag-10-v1"))
        #expect(run.lines.first == "1. 1 vector of kind frame: the other program ends with exit status 1")
        #expect(Set(run.errorLines) == [#"other: gone\u001b[2J"#])
    }

    @Test func aProgramThatHangsIsKilledAndStartedAgain() throws {
        let run = try compareFrames(.doing("import time; time.sleep(1000)", at: "ios-frame-flag-10-v1"), timeout: "2s")
        #expect(run.status == 1)
        #expect(run.lines.first == "1. 1 vector of kind frame: the other program does not answer in time")
        #expect(run.lines.contains { $0.hasPrefix("vectors: ") && $0.hasSuffix(" agree, 0 differ, 1 without an answer") })
    }

    @Test(arguments: [
        (#"print("Warning\x1b[2J")"#, "writes a line that is no JSON object", #"   it wrote: Warning\u001b[2J"#),
        (#"print('{"id":"other","got":1}')"#, "answers another question", #"   it wrote: \"other\""#),
        (#"answer["id"] = 7"#, "answers another question", "   it wrote: 7"),
    ])
    func aLineThatIsNoAnswerIsAFinding(action: String, word: String, wrote: String) throws {
        let run = try compareFrames(.doing(action, at: "ios-frame-flag-10-v1"))
        #expect(run.status == 1)
        #expect(run.lines.first == "1. 1 vector of kind frame: the other program " + word)
        #expect(run.lines.contains(wrote))
        #expect(run.lines.contains { $0.hasPrefix("vectors: ") && $0.hasSuffix(" agree, 0 differ, 1 without an answer") })
    }

    @Test func aLineWithoutAnEndIsNotKept() throws {
        let action = "[print('x' * 1_000_000, end='') for _ in range(40)]"
        let run = try compareFrames(.doing(action, at: "ios-frame-flag-10-v1"), timeout: "20s")
        #expect(run.lines.first == "1. 1 vector of kind frame: the other program writes a line that is too long")
    }

    @Test(arguments: [
        (["/nonexistent/program"], "'/nonexistent/program' cannot be started: No such file or directory"),
        (["false"], "the other program ends with exit status 1 instead of answering hello"),
        (["echo", "ready"], "the other program writes a line that is no JSON object instead of answering hello: 'ready'"),
    ])
    func aProgramThatNeverAnswersIsGivenUp(command: [String], message: String) throws {
        let run = try Program.finish(try Program.fuzzProcess(["compare", "--"] + command, in: Repository.root), input: [])
        #expect(run.status == 3)
        #expect(run.output == "")
        #expect(run.errors == "bitchat-fuzz: \(message)\n")
    }

    @Test func whatCannotBeUnderstoodIsUsage() throws {
        for words in [["compare"], ["compare", "--timeout", "soon", "--", "cat"], ["compare", "--seed", "-1", "--", "cat"]] {
            let run = try Program.finish(try Program.fuzzProcess(words, in: Repository.root), input: [])
            #expect(run.status == 2)
            #expect(run.output == "")
        }
    }

    @Test func vectorsThatCannotBeReadAreStatus3() throws {
        let server = try OtherServer(), scratch = server.scratch
        let empty = scratch.path("empty.jsonl", []), bad = scratch.path("bad.jsonl", Array("{\n".utf8))
        let none = try server.compare("--vectors", empty)
        #expect(none.status == 3)
        #expect(none.errors == "bitchat-fuzz: no vectors\n")
        #expect(try server.compare("--vectors", bad).status == 3)
        #expect(try server.compare("--vectors", scratch.folder.path + "/absent").status == 3)
        #expect(try server.compare("--kind", "window").errors.contains("nothing was asked"))
    }
}

extension OtherServer {
    /// The server with one more module.
    func importing(_ module: String) throws -> OtherServer {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "import json,", with: "import \(module), json,")
            .write(toFile: path, atomically: true, encoding: .utf8)
        return self
    }
}
