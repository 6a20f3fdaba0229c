import CommandLineSupport
import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct RunOptionsTests {
    private func options(_ words: String...) throws -> RunOptions {
        try RunOptions(ArgumentParser.parse(["run"] + words, for: Declarations.program))
    }

    @Test func runsTenThousandInputsWhenNeitherNumberNorTimeIsGiven() throws {
        #expect(try options("empty").campaign.runs == 10_000)
        #expect(try options("empty", "--time", "5s").campaign.runs == nil)
        #expect(try options("empty", "--time", "5s", "--runs", "7").campaign.runs == 7)
    }

    @Test func aPlantedFaultBelongsToTheTarget() throws {
        let plant = try #require(Plants.all.first)
        #expect(try options(plant.target, "--plant", plant.id).plant?.id == plant.id)
        #expect(try options("all", "--plant", plant.id).plant?.id == plant.id)
        #expect(throws: UsageError.self) { try options("empty", "--plant", plant.id) }
    }

    @Test(arguments: [("500ms", 500), ("60s", 60_000), ("5m", 300_000), ("2h", 7_200_000), ("9", 9_000)])
    func readsTimes(text: String, milliseconds: Int) throws {
        #expect(try options("empty", "--time", text).campaign.milliseconds == milliseconds)
    }

    @Test(arguments: [
        ["--time", "0s"], ["--time", "x"], ["--time", "-1s"], ["--runs", "-1"], ["--seed", "-1"], ["--shard", "3/2"],
        ["--jobs", "0"],
        ["--engine", "afl"], ["--plant", "nothing-like-it"], ["--report", "nothing=x"], ["--max-memory", "0"],
    ])
    func refusesValuesThatCannotBe(words: [String]) {
        #expect(throws: UsageError.self) {
            try RunOptions(ArgumentParser.parse(["run", "empty"] + words, for: Declarations.program))
        }
    }

    @Test func refusesUnknownTargetsAndMoreThanOne() {
        #expect(throws: UsageError("there is no target 'emty'; did you mean 'empty'?", command: "run")) { try options("emty") }
        #expect(throws: UsageError("name one target, or all", command: "run")) { try options("empty", "empty") }
        #expect(throws: UsageError("name one target, or all", command: "run")) { try options() }
    }

    @Test func allIsEveryTargetButTheHiddenOne() throws {
        let all = try options("all").targets.map { $0.name }
        #expect(all.contains("empty"))
        #expect(!all.contains("self-check"))
        #expect(try options("self-check").targets.map { $0.name } == ["self-check"])
    }
}
