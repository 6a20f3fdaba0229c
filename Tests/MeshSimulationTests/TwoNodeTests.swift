import Foundation
import MeshSimulation
import Testing

/// Two nodes, each a GossipSyncManager with its gate, on one lossy link: every law, for many seeds.
///
/// `SIMULATED_RUNS` sets the number of runs: a few hundred in everyday tests, 10,000 in the release build that CI runs.
/// `SIMULATION_REPORT` has each shard print what happened how often, and a number over all its traces.
@Suite struct TwoNodeTests {
    static let runs = UInt64(ProcessInfo.processInfo.environment["SIMULATED_RUNS"] ?? "") ?? 200
    static let shards: UInt64 = 8

    @Test(arguments: 0..<shards) func everyLawHoldsInEverySeededRun(shard: UInt64) {
        var cast = Cast()
        var tally: [String: Int] = [:]
        var digest: UInt64 = 0
        for seed in stride(from: shard, to: Self.runs, by: Int(Self.shards)) {
            if seed % 1_024 == shard { cast = Cast() }
            let run = TwoNodeRun(seed: seed, cast)
            let outcome = run.outcome()
            for breach in outcome.breaches { Issue.record("\(breach)") }
            #expect(outcome.digest == run.digest(), "seed \(seed): the same seed gave another trace")
            tally.merge(outcome.tally, uniquingKeysWith: +)
            digest = digest &* 31 &+ outcome.digest
            if outcome.breaches.count > 20 { break }
        }
        report(tally, digest, shard)
    }

    private func report(_ tally: [String: Int], _ digest: UInt64, _ shard: UInt64) {
        guard ProcessInfo.processInfo.environment["SIMULATION_REPORT"] != nil else { return }
        let lines = tally.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print("shard \(shard), digest \(String(digest, radix: 16)): \(lines.joined(separator: "; "))")
    }
}
