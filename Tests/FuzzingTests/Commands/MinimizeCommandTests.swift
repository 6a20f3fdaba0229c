import Testing

@testable import Fuzzing

@Suite struct MinimizeCommandTests {
    /// Fails by `rule` where the input contains `byte`, and by another rule where it is short.
    private func outcome(_ input: [UInt8], _ byte: UInt8, _ rule: String) -> RunOutcome {
        guard input.count >= 3 else { return .failed(.init(kind: .crash, rule: "crash-sigill", message: "short")) }
        return input.contains(byte) ? .failed(.init(kind: .difference, rule: rule, message: "m")) : .clean(.init())
    }

    @Test func theRuleIsKept() throws {
        let scratch = try Scratch()
        let path = try scratch.file("in", Array(0..<50))
        let output = scratch.path("out")
        let status = try MinimizeCommand(Arguments.parse("minimize", "empty", path, "-o", output), Console()).run {
            outcome($0, 7, "law")
        }
        #expect(status == .clean)
        // Two bytes would be smaller and fail by another rule.
        let found = try scratch.bytes("out")
        #expect(found.count == 3)
        #expect(found.contains(7))
        #expect(found.filter { $0 == 0 }.count == 2)
        #expect(try scratch.names(".") == ["in", "out"])
    }

    @Test func withoutAnOutputTheFileIsNamedByKindAndDigest() throws {
        let scratch = try Scratch()
        let path = try scratch.file("in", [9, 9, 9, 9])
        let status = try MinimizeCommand(Arguments.parse("minimize", "empty", path), Console()).run { outcome($0, 9, "law") }
        #expect(status == .clean)
        let name = try #require(try scratch.names(".").first { $0 != "in" })
        #expect(name.hasPrefix("diff-"))
        #expect(try CorpusFolder.name(of: scratch.bytes(name)) == name.dropFirst(5))
    }

    @Test func anInputThatDoesNotFailIsNoInput() throws {
        let scratch = try Scratch()
        let path = try scratch.file("in", [1, 2, 3, 4])
        let status = try MinimizeCommand(Arguments.parse("minimize", "empty", path), Console()).run { outcome($0, 9, "law") }
        #expect(status == .badInput)
        #expect(try scratch.names(".") == ["in"])
    }

    @Test func theRealRunnerMinimizesATrapAndALaw() throws {
        let scratch = try Scratch()
        for word in ["TRAP", "GATE"] {
            let path = try scratch.file(word, Array((word + "and more").utf8))
            let output = scratch.path("out")
            #expect(try MinimizeCommand(Arguments.parse("minimize", "self-check", path, "-o", output), Console()).run() == .clean)
            #expect(try scratch.bytes("out") == Array(word.utf8))
        }
    }

    @Test(arguments: [
        ["minimize", "empty"], ["minimize"], ["minimize", "empty", "a", "b"], ["minimize", "no-target", "a"],
        ["minimize", "empty", "a", "--time", "soon"], ["minimize", "empty", "a", "--plant", "no-plant"],
    ])
    func aCommandLineThatMakesNoSenseIsRefused(words: [String]) { #expect(BitchatFuzz(console: Console()).run(words) == .usage) }
}
