import Foundation
import Testing

/// `bitchat-fuzz verify`: what scripts see, and what a person sees beneath.
@Suite struct VerifyCommandTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func verify(_ lines: String..., options: [String] = []) throws -> Program.Run {
        _ = scratch.path("v.jsonl", Array((lines.joined(separator: "\n") + "\n").utf8))
        return try Program.finish(try Program.fuzzProcess(["verify"] + options + ["v.jsonl"], in: scratch.folder), input: [])
    }

    /// The block for 240 bytes is 256 bytes long (docs/protocol.md 2.5).
    private static let right = #"{"id":"right","kind":"block","size":240,"want":256}"#
    private static let wrong = #"{"id":"wrong","kind":"block","note":"a note","rule":"protocol.md 2.5","size":240,"want":512}"#

    @Test func aRightVectorPasses() throws {
        let run = try verify(Self.right)
        #expect(run == Program.Run(status: 0, output: "1 passed, 0 failed\n", errors: ""))
    }

    @Test func aFailureIsALineForScriptsAndItsInputsBeneath() throws {
        let run = try verify(Self.right, Self.wrong)
        #expect(run.status == 1)
        #expect(run.errors == "")
        #expect(
            run.lines == [
                "v.jsonl:2: wrong want: expected 512, actual 256", "    kind block, profile ios", "    note: a note",
                "    rule: protocol.md 2.5", "    place  expected | actual", "    want   512      | 256", "    size: 240",
                "1 passed, 1 failed",
            ])
    }

    @Test func onlyTheFirst20FailuresAreTakenApart() throws {
        let lines = (0..<21).map { #"{"id":"v\#($0)","kind":"block","size":240,"want":512}"# }
        let run = try verify(lines.joined(separator: "\n"))
        #expect(run.lines.filter { $0.hasPrefix("v.jsonl:") }.count == 21)
        #expect(run.lines.filter { $0 == "    size: 240" }.count == 20)
        #expect(run.lines.last == "0 passed, 21 failed")
    }

    @Test func nothingToVerifyIsNoSuccess() throws {
        let run = try verify("")
        #expect(run == Program.Run(status: 3, output: "0 passed, 0 failed\n", errors: "bitchat-fuzz: no vectors\n"))
        let other = try verify(Self.right, options: ["--kind", "frame"])
        #expect(other.status == 3)
        #expect(other.errors == "bitchat-fuzz: no vectors of this profile and kind\n")
    }

    @Test func outputThatCannotBeWrittenIsNoSuccess() throws {
        _ = scratch.path("v.jsonl", Array(Self.right.utf8))
        let process = try Program.fuzzProcess(["verify", "v.jsonl"], in: scratch.folder)
        let errors = scratch.file("errors", [])
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 3)
        #expect(try String(contentsOf: errors, encoding: .utf8) == "bitchat-fuzz: standard output: No space left on device\n")
    }

    @Test(arguments: [["--\u{1B}[2J"], ["verify", "\u{1B}[2J.jsonl"], ["compare", "--", "\u{1B}[2J"]])
    func whatComesFromTheCommandLineCannotDriveTheTerminal(words: [String]) throws {
        let run = try Program.finish(try Program.fuzzProcess(words, in: scratch.folder), input: [])
        #expect(run.status == 2 || run.status == 3)
        #expect(!run.errors.contains("\u{1B}"))
        #expect(run.errors.contains("\\u001b[2J"))
    }
}
