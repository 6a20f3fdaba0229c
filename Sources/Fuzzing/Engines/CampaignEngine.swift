/// What finds inputs for a campaign and runs them.
protocol CampaignEngine {
    /// Runs a campaign to its end; says whether the system let it.
    func run(_ campaign: Campaign, _ record: CampaignRecord, progress: ProgressLine?) -> Bool
}
