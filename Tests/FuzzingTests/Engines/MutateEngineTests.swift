import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct MutateEngineTests {
    /// Traps, hangs and broken laws, each within the first inputs; what needs the program's own allocator is left out.
    private func campaign(_ change: (inout Campaign) -> Void = { _ in }) -> Campaign {
        var campaign = Campaign(target: FaultyTarget.self)
        campaign.runs = 400
        campaign.limits = SelfCheckInput.limits
        change(&campaign)
        return campaign
    }

    private func run(_ campaign: Campaign) -> CampaignSummary.Target {
        let record = CampaignRecord(campaign, artifacts: nil, note: { _ in })
        #expect(MutateEngine().run(campaign, record, progress: nil))
        var summary = record.summary
        summary.milliseconds = 0
        return summary
    }

    @Test func theCampaignGoesOnBehindEveryFailure() {
        let summary = run(campaign())
        #expect(summary.runs == 400)
        #expect(summary.rules.map(\.id) == ["crash-sigill", "faulty", "timeout"])
        #expect(summary.rules.map(\.count) == [8, 40, 2])
    }

    @Test func keepsTheFirstThreeInputsOfARule() throws {
        let law = try #require(run(campaign()).rules.first { $0.id == "faulty" })
        #expect(law.findings.map { $0.origin?.index } == [3, 13, 23])
        #expect(law.findings.first?.failure == .init(kind: .difference, rule: "faulty", message: "3"))
    }

    @Test func findingsAreMadeAgainFromSeedAndNumber() {
        let campaign = campaign { $0.seed = 99 }
        let findings = run(campaign).findings
        #expect(!findings.isEmpty)
        for finding in findings {
            #expect(finding.origin?.seed == 99)
            #expect(finding.origin.map { campaign.source.input($0.index) } == finding.input)
        }
    }

    @Test func sameSeedGivesTheSameSummaryWithAnyNumberOfWorkers() {
        let one = run(campaign())
        #expect(run(campaign()) == one)
        let three = run(campaign { $0.jobs = 3 })
        #expect(three.runs == one.runs)
        #expect(three.outcomes == one.outcomes)
        #expect(three.newInputs == one.newInputs)
        #expect(three.rules == one.rules)
    }

    @Test func shardsTogetherCountWhatTheWholeCounts() throws {
        let parts = try (UInt64(1)...3).map { number in
            let shard = try #require(Shard(number, of: 3))
            return run(campaign { $0.shard = shard })
        }
        #expect(parts.map(\.runs) == [133, 133, 134])
        let whole = run(campaign())
        for kind in FindingKind.allCases {
            let sum: UInt64 = parts.reduce(0) { $0 + $1.count(kind) }
            #expect(sum == whole.count(kind))
        }
    }

    @Test func endsWhenAFindingIsAllThatIsWanted() {
        let campaign = campaign { $0.runs = nil }
        let record = CampaignRecord(campaign, artifacts: nil, note: { _ in }) { $0.failure.kind == .timeout }
        #expect(MutateEngine().run(campaign, record, progress: nil))
        #expect(record.isDecided)
    }

    @Test func newInputsAreKeptUnderTheirDigest() throws {
        let scratch = try ScratchFolder()
        var campaign = campaign { $0.runs = 600 }
        let folder = CorpusFolder(scratch.path, target: FaultyTarget.self, isShared: false)
        campaign.folder = folder
        let summary = run(campaign)
        let kept = try folder.read { _ in Issue.record("nothing should be skipped") }
        #expect(summary.newInputs > 0)
        #expect(kept.count == summary.newInputs)
        #expect(try FileSystem.names(in: scratch.path) == kept.map(CorpusFolder.name).sorted())
    }

    @Test func anyNumberOfWorkersKeepsTheSameFiles() throws {
        let names = try [1, 4].map { (jobs) throws in
            let scratch = try ScratchFolder()
            var campaign = campaign { $0.runs = 800 }
            campaign.jobs = jobs
            campaign.folder = CorpusFolder(scratch.path + "/corpus", target: FaultyTarget.self, isShared: false)
            try FileSystem.makeFolder(scratch.path + "/corpus")
            let record = CampaignRecord(campaign, artifacts: ArtifactFolder(path: scratch.path + "/found"), note: { _ in })
            #expect(MutateEngine().run(campaign, record, progress: nil))
            return [try FileSystem.names(in: scratch.path + "/corpus"), try FileSystem.names(in: scratch.path + "/found")]
        }
        #expect(names[0] == names[1])
        #expect(names[0].map(\.isEmpty) == [false, false])
    }

    @Test func aPlantThatChangesNothingIsNotFound() {
        let plant = Plant("nothing", "faulty", .trap, "nothing changes", source: "docs/fuzzing.md") { _ in }
        let trial = PlantTrial(
            plant: plant, campaign: campaign { $0.plant = plant }, engine: MutateEngine(), artifacts: nil, note: { _ in })
        let result = trial.run()
        #expect(result.failure == nil)
        #expect(result.runs == 400)
    }
}
