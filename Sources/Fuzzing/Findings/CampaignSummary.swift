/// What a campaign showed, target by target.
struct CampaignSummary: Hashable {
    /// One target's part, in the order in which they ran.
    var targets: [Target] = []
    /// The seed.
    var seed: UInt64
    /// The engine's name: `mutate` or `libfuzzer`.
    var engine: String

    /// What the campaign on one target showed.
    struct Target: Hashable {
        /// The target's name.
        var name: String
        /// Inputs run, those that failed included.
        var runs: UInt64 = 0
        /// How many outcome numbers were reached.
        var outcomes = 0
        /// libFuzzer's count of covered edges; nil for the other engine.
        var coverage: Int?
        /// Inputs that were the first to reach something.
        var newInputs = 0
        /// How often each rule was broken.
        var rules: [Rule] = []
        /// Milliseconds it took: for reports that have a place for it, never for the table.
        var milliseconds = 0

        /// How many findings of a kind there were.
        func count(_ kind: FindingKind) -> UInt64 { rules.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) } }
        /// The inputs that failed and are kept, rule by rule.
        var findings: [Finding] { rules.flatMap(\.findings) }
    }

    /// One rule that was broken.
    struct Rule: Hashable {
        /// The kind of its findings.
        var kind: FindingKind
        /// Its id.
        var id: String
        /// How many inputs broke it.
        var count: UInt64 = 0
        /// The first few of them.
        var findings: [Finding] = []
    }

    /// The inputs that failed and are kept.
    var findings: [Finding] { targets.flatMap(\.findings) }
}
