import CommandLineSupport
import Testing

@testable import Fuzzing

@Suite struct MutateCommandTests {
    /// The files that `mutate` makes of two inputs, by name.
    private func made(_ words: String..., from scratch: Scratch) throws -> [String: [UInt8]] {
        let inputs = [try scratch.file("a", Frames.message([1, 2, 3])), try scratch.file("b", Frames.whole([4]))]
        let line = ["mutate", "--target", "empty", "-o", scratch.path("out")] + words + inputs
        let arguments = try ArgumentParser.parse(line, for: Declarations.program)
        #expect(try MutateCommand(arguments, Console()).run() == .clean)
        return Dictionary(uniqueKeysWithValues: try scratch.names("out").map { ($0, try scratch.bytes("out/" + $0)) })
    }

    @Test func theSameSeedGivesTheSameInputs() throws {
        let first = try made("-s", "7", "-n", "50", from: Scratch())
        #expect(first.count > 25)
        #expect(try made("-s", "7", "-n", "50", from: Scratch()) == first)
        #expect(try made("-s", "8", "-n", "50", from: Scratch()) != first)
        for (name, input) in first { #expect(CorpusFolder.name(of: input) == name) }
    }

    @Test func moreInputsBeginWithTheFewer() throws {
        let few = try made("-n", "10", from: Scratch()), many = try made("-n", "30", from: Scratch())
        #expect(Set(few.keys).isSubset(of: many.keys))
        #expect(try made("-n", "0", from: Scratch()).isEmpty)
    }

    @Test(arguments: [
        ["mutate"], ["mutate", "a"], ["mutate", "--target", "empty", "-n", "x", "a"], ["mutate", "-s", "-1", "a"],
    ])
    func aCommandLineThatMakesNoSenseIsRefused(words: [String]) { #expect(BitchatFuzz(console: Console()).run(words) == .usage) }

    @Test func aFileThatIsNotThereIsBadInput() {
        #expect(BitchatFuzz(console: Console()).run(["mutate", "--target", "empty", "/nowhere/a"]) == .badInput)
    }
}
