import CommandLineSupport
import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct MergeCommandTests {
    /// An input reaches the outcomes that its bytes name; 0xFF fails.
    private func outcome(_ input: [UInt8]) -> RunOutcome {
        if input.contains(0xFF) { return .failed(.init(kind: .gate, rule: "law", message: "m")) }
        var outcomes = OutcomeSet()
        for byte in input { outcomes.insert(Int(byte)) }
        return .clean(outcomes)
    }

    private func merge(_ words: [String]) throws -> Fuzzing.ExitStatus {
        let arguments = try ArgumentParser.parse(["merge", "--target", "empty"] + words, for: Declarations.program)
        return try MergeCommand(arguments, Console()).run(outcome)
    }

    @Test func theSmallestInputsThatReachSomethingNewAreKept() throws {
        let scratch = try Scratch()
        try scratch.file("a/large", [1, 2, 3, 4])
        try scratch.file("a/one", [1])
        try scratch.file("b/same", [1])
        try scratch.file("b/two", [2, 1])
        try scratch.file("b/three", [2, 3])
        let status = try merge([scratch.path("a"), scratch.path("b"), "--into", scratch.path("out")])
        #expect(status == .clean)
        let kept = try scratch.names("out").map { try scratch.bytes("out/" + $0) }
        #expect(Set(kept) == [[1], [2, 1], [2, 3], [1, 2, 3, 4]])
        for name in try scratch.names("out") { #expect(try CorpusFolder.name(of: scratch.bytes("out/" + name)) == name) }
        #expect(try scratch.names("a") == ["large", "one"])
    }

    @Test func whatTheFirstFolderHasStaysAndCounts() throws {
        let scratch = try Scratch()
        try scratch.file("a/mine", [1, 2, 3])
        try scratch.file("b/less", [2])
        try scratch.file("b/more", [4])
        #expect(try merge([scratch.path("a"), scratch.path("b")]) == .clean)
        // SHA-1 of the byte 4.
        #expect(try scratch.names("a") == ["a42c6cf1de3abfdea9b95f34687cbbe92b9a7383", "mine"])
    }

    @Test func failingInputsAreFindingsAndAreNotTaken() throws {
        let scratch = try Scratch()
        try scratch.file("a/bad", [0xFF, 9])
        try scratch.file("a/good", [1])
        #expect(try merge([scratch.path("a"), "--into", scratch.path("out")]) == .findings)
        #expect(try scratch.names("out").count == 1)
    }

    @Test func aFolderThatIsNotThereIsBadInput() throws {
        let scratch = try Scratch()
        #expect(try merge([scratch.path("none"), "--into", scratch.path("out")]) == .badInput)
        #expect(BitchatFuzz(console: Console()).run(["merge"]) == .usage)
        #expect(BitchatFuzz(console: Console()).run(["merge", scratch.path("none")]) == .usage)
    }
}
