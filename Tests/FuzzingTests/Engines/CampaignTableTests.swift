import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct CampaignTableTests {
    private var summary: CampaignSummary {
        let frame = CampaignSummary.Target(
            name: "frame", runs: 1_000, outcomes: 40, newInputs: 7,
            rules: [.init(kind: .crash, id: "crash-sigill", count: 2), .init(kind: .difference, id: "a", count: 3)],
            milliseconds: 55)
        let gate = CampaignSummary.Target(name: "gate", runs: 500, outcomes: 9, rules: [.init(kind: .gate, id: "b", count: 11)])
        return CampaignSummary(targets: [frame, gate], seed: 1, engine: "mutate")
    }

    @Test func hasALineATargetAndTheSums() {
        #expect(
            CampaignTable(summary).lines == [
                "target  runs  outcomes  new inputs  crash  timeout  oom  gate  diff",
                "frame   1000        40           7      2        0    0     0     3",
                "gate     500         9           0      0        0    0    11     0",
                "total   1500        49           7      2        0    0    11     3",
            ])
    }

    @Test func hasAColumnOfCoverageWhereItIsKnown() {
        var summary = summary
        summary.targets[0].coverage = 312
        #expect(
            CampaignTable(summary).lines[1] == "frame   1000        40       312           7      2        0    0     0     3")
    }

    @Test func plantsHaveTheirFindingRuleAndTheWorstTime() {
        var table = PlantTable()
        let plant = Plant("cap-1025", "frame", .law, "1024 becomes 1025", source: "docs/protocol.md 7") { _ in }
        table.add(plant, .init(failure: .init(kind: .difference, rule: "caps", message: ""), runs: 12, milliseconds: 1_234))
        table.add(plant, .init(failure: nil, runs: 900, milliseconds: 60_000))
        table.add(plant, .init(failure: .init(kind: .crash, rule: "crash-sigill", message: ""), runs: 5, milliseconds: 4))
        #expect(
            table.lines == [
                "planted fault  target  sign      found by  runs  seconds",
                "cap-1025        frame   law          caps    12     1.23",
                "cap-1025        frame   law     not found   900    60.00",
                "cap-1025        frame   law  crash-sigill     5     0.00",
            ])
        #expect(table.conclusion == "found 2 of 3; median 0.00 s, worst 1.23 s")
    }
}
