import Foundation
import MeshSimulation
import Testing

/// Two nodes, each a GossipSyncManager with its gate, on one lossy link: every law, for many seeds.
///
/// `SIMULATED_RUNS` sets the number of runs: a few hundred in everyday tests, 10,000 in the release build that CI runs.
@Suite struct TwoNodeTests {
    static let runs = UInt64(ProcessInfo.processInfo.environment["SIMULATED_RUNS"] ?? "") ?? 200
    static let shards: UInt64 = 8

    @Test(arguments: 0..<shards) func everyLawHoldsInEverySeededRun(shard: UInt64) {
        var cast = Cast()
        var tally: [String: Int] = [:]
        for seed in stride(from: shard, to: Self.runs, by: Int(Self.shards)) {
            if seed % 1_024 == shard { cast = Cast() }
            let run = TwoNodeRun(seed: seed, cast)
            let outcome = run.outcome()
            for breach in outcome.breaches { Issue.record("\(breach)") }
            #expect(outcome.digest == run.digest(), "seed \(seed): the same seed gave another trace")
            tally.merge(outcome.tally, uniquingKeysWith: +)
            if outcome.breaches.count > 20 { break }
        }
        report(tally, shard)
    }

    private func report(_ tally: [String: Int], _ shard: UInt64) {
        guard ProcessInfo.processInfo.environment["SIMULATION_REPORT"] != nil else { return }
        let lines = tally.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print("shard \(shard): \(lines.joined(separator: "; "))")
    }
}
