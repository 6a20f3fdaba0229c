import FuzzTargets

/// One planted fault, and a campaign that looks for it until it is found or the time is over.
struct PlantTrial {
    /// What came of it.
    struct Result: Hashable {
        /// The failure that gave the fault away; nil when none did.
        var failure: RunOutcome.Failure?
        /// How many inputs were run until then.
        var runs: UInt64
        /// How many milliseconds it took.
        var milliseconds: Int
    }

    let plant: Plant
    let campaign: Campaign
    let engine: any CampaignEngine
    let artifacts: ArtifactFolder?
    let note: (String) -> Void

    /// Runs the campaign.
    ///
    /// A failure counts when it shows again with the fault and does not show without it.
    func run() -> Result {
        let start = MonotonicClock.milliseconds
        var found: (failure: RunOutcome.Failure, milliseconds: Int)?
        let record = CampaignRecord(campaign, artifacts: artifacts, note: note) { finding in
            let milliseconds = MonotonicClock.milliseconds - start
            guard shows(finding) else { return false }
            found = found ?? (finding.failure, milliseconds)
            return true
        }
        _ = engine.run(campaign, record, progress: nil)
        let end = found?.milliseconds ?? MonotonicClock.milliseconds - start
        return Result(failure: found?.failure, runs: record.summary.runs, milliseconds: end)
    }

    private func shows(_ finding: Finding) -> Bool {
        let with = IsolatedRunner(target: campaign.target, plant: plant, limits: campaign.limits)
        let without = IsolatedRunner(target: campaign.target, limits: campaign.limits)
        guard case .failed(let failure) = with.run(finding.input), failure.rule == finding.failure.rule else { return false }
        guard case .failed(let other) = without.run(finding.input) else { return true }
        return other.rule != failure.rule
    }
}
